/** Executes one order: materialise, survey, calibrate, then every scenario's session. Reads like the data flow. */
import { CATALOG_VERSION } from '@rootbound/catalog/version';
import { planOf } from '@rootbound/catalog/plans/plans';
import { isPosed, scenariosFor } from '@rootbound/catalog/scenarios/scenarios';
import type { Order, Progress } from '@rootbound/core/order';
import type { Recipe } from '@rootbound/core/recipe';
import type { NotApplicable, Report } from '@rootbound/core/report';
import type { Revision } from '@rootbound/core/revision';
import type { Scenario } from '@rootbound/core/scenario';
import { serverId } from '@rootbound/core/server';
import type { Sandbox } from '@rootbound/sandbox/port';
import type { Materialised } from '@rootbound/sources/port';
import { materialise } from '@rootbound/sources/sources';
import { tidyCache } from '@rootbound/sources/tidy-cache';
import { describeEnvironment } from './environment.ts';
import { CancelledFault } from './errors.ts';
import { awaitRemovals } from './fixture/fixture.ts';
import { learnServer, type Learned } from './learn.ts';
import { planScenario } from './probe.ts';
import { findSessionRevisions, NEWEST_SESSION_REVISION } from './revisions.ts';
import { runScenario } from './run-scenario.ts';
import { openFixtures, type Stage } from './stage.ts';

const START_LIMIT_MS = 20_000;
const CACHE_BYTES = 10 * 1024 ** 3;

export interface ExecuteOptions {
  readonly sandbox: Sandbox;
  /** Where fixtures and installs are kept. Absolute, readable by the sandbox's owner. */
  readonly workDirectory: string;
  readonly signal: AbortSignal;
  /** How many sessions run at the same time. */
  readonly parallel: number;
  /** What installs may take on the disk, in bytes; 10 GiB where nothing is said. */
  readonly cacheBytes?: number;
  onProgress(progress: Progress): void;
}

/**
 * Always a report: what the server did is in it. Throws a Fault only for what our own machinery could not do,
 * and CancelledFault when `signal` ends the run.
 */
export async function execute(order: Order, options: ExecuteOptions): Promise<Report> {
  const report = emptyReport(order, options.sandbox);
  const limit = AbortSignal.timeout(order.runLimitMs);
  const signal = AbortSignal.any([options.signal, limit]);
  try {
    await fill(report, { ...options, signal });
  } catch (error) {
    if (!(error instanceof CancelledFault) || options.signal.aborted) throw error;
    const text = `the run did not end within ${Math.round(order.runLimitMs / 1000)} s`;
    report.ending = { kind: 'not-started', reason: 'ran-out-of-time', text, stderr: '' };
  } finally {
    await Promise.all([awaitRemovals(), tidyCache(cacheOf(options), { mostBytes: options.cacheBytes ?? CACHE_BYTES })]);
  }
  report.finishedAt = new Date().toISOString();
  return report;
}

function cacheOf({ workDirectory }: ExecuteOptions): string {
  return `${workDirectory}/cache`;
}

async function fill(report: Report, options: ExecuteOptions): Promise<void> {
  const { order } = report;
  const say = makeSay(order, options);
  await openFixtures(options.workDirectory);
  say('resolve', 'resolving the version');
  const server = await materialise(order.source, {
    cacheDirectory: cacheOf(options),
    signal: options.signal,
    note: (text) => say('install', text),
  });
  if (server.kind === 'not-started') {
    report.ending = server;
    return;
  }
  report.installation = server.installation;
  say('survey', 'starting the server');
  const learned = await learnServer(makeStage(server, order, options), (note) => say('calibrate', note));
  if (learned.kind === 'not-started') {
    report.ending = learned;
    return;
  }
  report.installation = learned.stage.server.installation;
  report.items = [...learned.items];
  report.recipes = [...learned.recipes];
  report.unposed = [...learned.unposed];
  report.serverInfo = learned.serverInfo;
  const revisions = await chooseRevisions(learned.stage, order);
  report.revisions = [...revisions];
  report.notApplicable = revisions.flatMap((revision) => findInapplicable(learned.stage, order, revision));
  await runAll(report, { learned, jobs: planJobs(learned, order, revisions) }, options);
  report.ending = { kind: 'probed' };
}

/** The revision that the run is judged by, and in a full run every other one that the server speaks. */
async function chooseRevisions(stage: Stage, { profile }: Order): Promise<readonly Revision[]> {
  if (profile !== 'full') return [stage.revision];
  return [...new Set([stage.revision, ...(await findSessionRevisions(stage))])];
}

/** Why a scenario cannot be played here at all; null where it can. */
function whyNot(scenario: Scenario, { transport, revision }: Pick<Stage, 'transport' | 'revision'>): string | null {
  if (!scenario.appliesTo(revision)) return `${revision} has no such exchange`;
  if (scenario.withoutGetStream === true && transport.kind !== 'streamable-http') return 'only over Streamable HTTP';
  return null;
}

function findInapplicable({ transport }: Stage, order: Order, revision: Revision): readonly NotApplicable[] {
  return scenariosFor(order).flatMap((scenario) => {
    const reason = whyNot(scenario, { transport, revision });
    return reason === null ? [] : [{ scenario: scenario.id, revision, reason }];
  });
}

/** A scenario that would pose nothing, although there are recipes, tells nothing that others do not. */
function isTelling(scenario: Scenario, recipes: readonly Recipe[]): boolean {
  const poses = scenario.phases.some((phase) => phase.poses.length > 0);
  return !poses || recipes.length === 0 || recipes.some((recipe) => isPosed(scenario, recipe));
}

interface Job {
  readonly scenario: Scenario;
  readonly repeat: number;
  readonly revision: Revision;
}

/** Every scenario in every revision; only the revision that is judged by is posed again and again. */
function planJobs({ stage, recipes }: Learned, order: Order, revisions: readonly Revision[]): readonly Job[] {
  const says = scenariosFor(order).filter((scenario) => isTelling(scenario, recipes));
  return revisions.flatMap((revision, at) =>
    says
      .filter((scenario) => whyNot(scenario, { transport: stage.transport, revision }) === null)
      .flatMap((scenario) =>
        Array.from({ length: at === 0 ? order.repeats : 1 }, (_, repeat) => ({ scenario, repeat, revision })),
      ),
  );
}

interface Planned {
  readonly learned: Learned;
  readonly jobs: readonly Job[];
}

/** Every job, `parallel` sessions at a time. */
async function runAll(report: Report, { learned, jobs }: Planned, options: ExecuteOptions): Promise<void> {
  const { order } = report;
  const say = makeSay(order, options);
  const total = jobs.reduce((sum, { scenario }) => sum + planScenario(scenario, learned.recipes).length, 0);
  let done = 0;
  const outcomes = await inParallel(jobs, options.parallel, ({ scenario, repeat, revision }) =>
    runScenario(
      { ...learned.stage, revision },
      {
        scenario,
        repeat,
        recipes: learned.recipes,
        manners: learned.manners,
        onProbe: () => say('probe', scenario.id, { done: ++done, total }),
      },
    ),
  );
  for (const { record, evidence } of outcomes) {
    report.sessions.push(record);
    Object.assign(report.evidence, evidence);
  }
}

/** Results in the order of the jobs. The first rejection ends the rest, and is thrown when they have ended. */
async function inParallel<Job, Result>(
  jobs: readonly Job[],
  most: number,
  run: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const take = async (): Promise<void> => {
    for (let at = next++; at < jobs.length; at = next++) {
      const job = jobs[at];
      if (job !== undefined) results[at] = await run(job);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.max(1, most) }, take));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return results;
}

function makeStage(server: Materialised, order: Order, options: ExecuteOptions): Stage {
  return {
    sandbox: options.sandbox,
    workDirectory: options.workDirectory,
    server,
    transport: order.source.transport ?? { kind: 'stdio' },
    revision: NEWEST_SESSION_REVISION,
    repositories: false,
    documents: new Set(),
    plan: planOf(serverId(order.source)),
    startLimitMs: Math.max(START_LIMIT_MS, order.callLimitMs),
    callLimitMs: order.callLimitMs,
    signal: options.signal,
  };
}

type Say = (stage: Progress['stage'], note: string, count?: { readonly done: number; readonly total: number }) => void;

function makeSay(order: Order, options: ExecuteOptions): Say {
  return (stage, note, count = { done: 0, total: 0 }) => options.onProgress({ run: order.run, stage, note, ...count });
}

function emptyReport(order: Order, sandbox: Sandbox): Report {
  const now = new Date().toISOString();
  return {
    schema: 'rootbound/report/1',
    order,
    startedAt: now,
    finishedAt: now,
    environment: describeEnvironment(sandbox, CATALOG_VERSION),
    installation: null,
    ending: { kind: 'not-started', reason: 'ran-out-of-time', text: 'the run has not ended', stderr: '' },
    serverInfo: null,
    items: [],
    recipes: [],
    unposed: [],
    sessions: [],
    evidence: {},
  };
}
