/** The first sessions of a run: does it start, what does it offer, how is each item called, does it ask for roots. */
import type { Item } from '@rootbound/core/item';
import type { Recipe } from '@rootbound/core/recipe';
import type { NotStarted, UnposedItem } from '@rootbound/core/report';
import { PLACE_PATHS } from '@rootbound/core/place';
import { CHANGED_DOCUMENTS, DOCUMENTS } from '@rootbound/core/recipe';
import type { Bench } from './calibrate/attempt.ts';
import { calibrate, MOST_TRIES, type StartedIn } from './calibrate/calibrate.ts';
import type { Launch } from './launch.ts';
import { otherForms } from './launch-forms.ts';
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

const MOST_RESTARTS = 12;

/** A session with a file ahead for every try that calibration may make. */
async function openBench(
  stage: Stage,
  stack: AsyncDisposableStack,
  from: StartedIn = 'outside',
): Promise<Bench | NotStarted> {
  // What the items can show is not known yet: everything that one may show is there.
  const fixture = stack.use(await makeFixture({ ...stage, repositories: true, documents: new Set(DOCUMENTS) }));
  plantTries(fixture);
  const opened = await openSession(stage, {
    fixture,
    argument: 'argument',
    workDirectory: from === 'inside' ? 'root-a' : 'decoy',
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
  const open = async (from: StartedIn): Promise<Bench | null> => {
    opened += 1;
    if (opened === 1) return bench;
    if (opened > MOST_RESTARTS) return null;
    const next = await openBench(started.stage, stack, from);
    return 'kind' in next ? null : next;
  };
  const found = await calibrate(surface.items, {
    plan: stage.plan,
    open,
    onItem: (name) => note(`looking for a recipe: ${name}`),
  });
  if (stage.signal.aborted) throw new CancelledFault();
  const gap = surface.note === '' ? [] : [{ item: '(the list of tools)', operation: null, reason: surface.note }];
  return {
    kind: 'learned',
    stage: {
      ...started.stage,
      repositories: found.recipes.some(({ operation }) => operation === 'history'),
      documents: new Set(found.recipes.flatMap(({ document }) => document ?? [])),
    },
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

/** The launch as ordered, else what a server that ends at once lets one guess. What works is on record. */
async function startSomehow(stage: Stage, stack: AsyncDisposableStack): Promise<Started | NotStarted> {
  const first = await openBench(stage, stack);
  if (!('kind' in first)) return { kind: 'started', stage, bench: first };
  if (first.reason !== 'exited') return first;
  const { server } = stage;
  for (const form of otherForms({ command: server.command, environment: server.environment ?? {} }, first.stderr)) {
    if (stage.signal.aborted) throw new CancelledFault();
    const installation = { ...server.installation, command: describeForm(form) };
    const other: Stage = { ...stage, server: { ...server, ...form, installation } };
    const bench = await openBench(other, stack);
    if (!('kind' in bench)) return { kind: 'started', stage: other, bench };
  }
  return first;
}

/** As a shell would take it: variables first. */
function describeForm({ command, environment }: Launch): string[] {
  return [...Object.entries(environment).map(([name, value]) => `${name}=${value}`), ...command];
}

function plantTries(fixture: Fixture): void {
  const home = PLACE_PATHS['root-a'];
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const key = `w${String(number).padStart(4, '0')}`;
    fixture.plant(`${home}/${key}.txt`, 'root-a');
    for (const kind of CHANGED_DOCUMENTS) fixture.plant(`${home}/${key}.${kind}`, 'root-a', kind);
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
