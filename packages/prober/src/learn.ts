/** The first sessions of a run: does it start, what does it offer, how is each item called, does it ask for roots. */
import type { Item } from '@rootbound/core/item';
import type { Recipe } from '@rootbound/core/recipe';
import type { NotStarted, UnposedItem } from '@rootbound/core/report';
import { PLACE_PATHS } from '@rootbound/core/place';
import { type Bench, calibrate, MOST_TRIES } from './calibrate.ts';
import { findStatelessRevisions } from './revisions.ts';
import { CancelledFault } from './errors.ts';
import type { Fixture } from './fixture/fixture.ts';
import { learnManners, type Manners } from './ready.ts';
import type { Session } from './session/session.ts';
import { makeFixture, openSession, type Stage } from './stage.ts';
import { survey } from './survey.ts';

export interface Learned {
  readonly kind: 'learned';
  /** The stage with the launch that works. */
  readonly stage: Stage;
  readonly manners: Manners;
  readonly items: readonly Item[];
  readonly recipes: readonly Recipe[];
  readonly unposed: readonly UnposedItem[];
  readonly serverInfo: unknown;
}

const MOST_RESTARTS = 8;

/** A session with a file ahead for every try that calibration may make. */
async function openBench(stage: Stage, stack: AsyncDisposableStack): Promise<Bench | NotStarted> {
  // What the items can show is not known yet: everything that one may show is there.
  const fixture = stack.use(makeFixture({ ...stage, repositories: true }));
  plantTries(fixture);
  const opened = await openSession(stage, {
    fixture,
    argument: 'argument',
    declares: { roots: true, listChanged: true },
    first: { id: 'calibration', roots: ['root-a'], answer: 'at-once' },
  });
  if (!('tap' in opened)) return opened;
  const session = stack.use(opened);
  const end = () => void session[Symbol.asyncDispose]();
  stage.signal.addEventListener('abort', end, { once: true });
  stack.defer(() => stage.signal.removeEventListener('abort', end));
  return { session, fixture, view: stage.sandbox.view(fixture.mounts), limitMs: stage.callLimitMs };
}

export async function learnServer(stage: Stage, note: (text: string) => void): Promise<Learned | NotStarted> {
  await using stack = new AsyncDisposableStack();
  const started = await startInNewest(stage, stack);
  if (started.kind === 'not-started') return started;
  const { bench } = started;
  const manners = await learnManners(bench.session, true);
  const surface = await survey(bench.session, stage.callLimitMs);
  let opened = 0;
  const open = async (): Promise<Bench | null> => {
    opened += 1;
    if (opened === 1) return bench;
    if (opened > MOST_RESTARTS) return null;
    const next = await openBench(started.stage, stack);
    return 'kind' in next ? null : next;
  };
  const found = await calibrate(surface.items, open, (name) => note(`looking for a recipe: ${name}`));
  if (stage.signal.aborted) throw new CancelledFault();
  const gap = surface.note === '' ? [] : [{ item: '(the list of tools)', operation: null, reason: surface.note }];
  return {
    kind: 'learned',
    stage: { ...started.stage, repositories: found.recipes.some(({ operation }) => operation === 'history') },
    manners,
    items: surface.items,
    recipes: found.recipes,
    unposed: [...found.unposed, ...gap],
    serverInfo: describeServer(bench.session),
  };
}

type Started = { readonly kind: 'started'; readonly stage: Stage; readonly bench: Bench };

/** In the newest revision that the server speaks. What it says in one era tells nothing of the other. */
async function startInNewest(stage: Stage, stack: AsyncDisposableStack): Promise<Started | NotStarted> {
  const [started, [stateless]] = await Promise.all([startSomehow(stage, stack), findStatelessRevisions(stage)]);
  if (stateless === undefined) return started;
  const base = started.kind === 'started' ? started.stage : stage;
  return startSomehow({ ...base, revision: stateless }, stack);
}

/** The launch as ordered; a server that takes no directory on its command line is tried without one. */
async function startSomehow(stage: Stage, stack: AsyncDisposableStack): Promise<Started | NotStarted> {
  const first = await openBench(stage, stack);
  if (!('kind' in first)) return { kind: 'started', stage, bench: first };
  if (stage.signal.aborted) throw new CancelledFault();
  const command = stage.server.command.filter((part) => part !== '{argument}');
  if (first.reason !== 'exited' || command.length === stage.server.command.length) return first;
  const installation = { ...stage.server.installation, command: [...command] };
  const bare: Stage = { ...stage, server: { ...stage.server, command, installation } };
  const second = await openBench(bare, stack);
  return 'kind' in second ? first : { kind: 'started', stage: bare, bench: second };
}

function plantTries(fixture: Fixture): void {
  const home = PLACE_PATHS['root-a'];
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const key = `w${String(number).padStart(4, '0')}`;
    fixture.plant(`${home}/${key}.txt`, 'root-a');
    fixture.plant(`${home}/leaving-${key}.txt`, 'root-a');
  }
}

function describeServer(session: Session): unknown {
  return {
    info: session.serverInfo,
    capabilities: session.capabilities,
    revision: session.revision,
  };
}
