/** Tries one recipe on the inside target: the effect decides, never the reply's claim. */
import type { Recipe } from '@rootbound/core/recipe';
import type { View } from '@rootbound/sandbox/port';
import type { Fixture } from '../fixture/fixture.ts';
import { diffSnapshots, takeSnapshot } from '../fixture/snapshot.ts';
import { pose, shownBy, type Posed } from '../observe.ts';
import { belongsTo, diskEffects } from '../observers/disk.ts';
import { describeReply } from '../observers/reply.ts';
import { isChanging, prepareProbe } from '../probe.ts';
import type { Session } from '../session/session.ts';

const SETTLE_MS = 500;
const SAID_LIMIT = 200;

/** A server with its fixture, on which recipes are tried. */
export interface Bench {
  readonly session: Session;
  readonly fixture: Fixture;
  readonly view: View;
  readonly limitMs: number;
}

/** `stuck` tells why nothing more can be tried; `said` is the answer of a try that showed nothing. */
export type Tried =
  | { readonly kind: 'shown' }
  | { readonly kind: 'nothing'; readonly said: string }
  | { readonly kind: 'stuck'; readonly reason: string };

export async function tryRecipe(recipe: Recipe, number: number, bench: Bench): Promise<Tried> {
  const plan = {
    recipe,
    pose: { target: 'inside', side: 'inside' },
    phase: 'calibration',
    home: 'root-a',
    number,
  } as const;
  const probe = prepareProbe(plan, bench.fixture, bench.view);
  const before = isChanging(recipe) ? takeSnapshot(bench.fixture.base) : null;
  const posed = await pose(bench, probe);
  const stuck = (reason: string): Tried => ({ kind: 'stuck', reason });
  if (posed.reply.kind === 'timeout') return stuck('a call inside was not answered within its limit');
  if (posed.reply.kind === 'closed') return stuck('the server ended during a call inside');
  if (!bench.fixture.isIntact()) {
    return stuck('it changes what it is asked about, in a way that no operation here describes');
  }
  const tell = (isShown: boolean): Tried =>
    isShown ? { kind: 'shown' } : { kind: 'nothing', said: describeReply(posed.reply).text.slice(0, SAID_LIMIT) };
  if (before === null) return tell(showsInside(posed, bench));
  const look = () =>
    diffSnapshots(bench.fixture.base, before, takeSnapshot(bench.fixture.base)).filter((change) =>
      belongsTo(change, probe.signature),
    );
  const changed = () =>
    diskEffects(look(), probe.signature).some((effect) => effect.named && isOfForm(recipe, effect.form));
  if (changed()) return tell(true);
  await bench.session.settle(SETTLE_MS);
  return tell(changed());
}

/** What was made is what the recipe is for: a directory is no file. */
function isOfForm(recipe: Recipe, effect: string): boolean {
  if (recipe.operation !== 'create') return true;
  return effect === (recipe.form === 'new-directory' ? 'added directory' : 'added file');
}

/** Whether the reply shows what this operation is to show of the very target. */
function showsInside(posed: Posed, { fixture, session }: Bench): boolean {
  const { recipe, placement } = posed.probe;
  const shown = shownBy(posed, fixture.canaries, session.tap).map(({ canary }) => canary);
  switch (recipe.operation) {
    case 'list':
    case 'complete':
      return shown.some((canary) => canary.kind === 'name' && parentOf(canary.path) === placement.real);
    case 'tree':
      return shown.some((canary) => canary.kind === 'name' && canary.path.startsWith(`${placement.real}/docs/deep/`));
    case 'search':
    case 'index':
    case 'history':
      return shown.some((canary) => canary.kind !== 'size' && canary.place === placement.place);
    case 'stat':
      return shown.some((canary) => canary.kind === 'size' && canary.path === placement.real);
    default:
      return shown.some((canary) => canary.kind === 'content' && canary.path === placement.real);
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
