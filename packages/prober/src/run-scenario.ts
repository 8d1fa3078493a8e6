/**
 * One scenario: a server of its own, its phases, its probes, its record.
 * A probe that takes the server down is an observation; what is left is posed to a new process in a new fixture.
 */
import type { Evidence } from '@rootbound/core/observation';
import type { Recipe } from '@rootbound/core/recipe';
import type { SessionRecord } from '@rootbound/core/report';
import type { Revision } from '@rootbound/core/revision';
import { rootPlaces, type Scenario } from '@rootbound/core/scenario';
import type { Touch } from '@rootbound/sandbox/witness/port';
import { CancelledFault } from './errors.ts';
import { findDoubts } from './doubts.ts';
import type { Fixture } from './fixture/fixture.ts';
import { makeLabels } from './labels.ts';
import { observe, type Posed, shownBy } from './observe.ts';
import { belongsTo, describeChange } from './observers/disk.ts';
import { quietReach } from './observers/reach.ts';
import { type Played, playPhases } from './play.ts';
import { planScenario, prepareProbe, type ProbePlan } from './probe.ts';
import type { Manners } from './ready.ts';
import type { View } from '@rootbound/sandbox/port';
import type { Session } from './session/session.ts';
import { makeFixture, openSession, type Stage, stanceOf } from './stage.ts';

const MOST_RESTARTS = 40;
const MOST_QUIET = 50;

export interface ScenarioRun {
  readonly scenario: Scenario;
  readonly repeat: number;
  readonly recipes: readonly Recipe[];
  readonly manners: Manners;
  onProbe(): void;
}

export interface ScenarioOutcome {
  readonly record: SessionRecord;
  readonly evidence: Record<string, Evidence>;
}

/** Never rejects for what the server does; throws CancelledFault when the order is cancelled. */
export async function runScenario(stage: Stage, run: ScenarioRun): Promise<ScenarioOutcome> {
  const outcome: ScenarioOutcome = { record: emptyRecord(run, stage.revision), evidence: {} };
  for (const plans of splitPlans(planScenario(run.scenario, run.recipes))) {
    if (!(await playAll(stage, run, { plans, outcome }))) break;
  }
  return outcome;
}

/** Probes that share a process, and behind them such as must have one of their own. */
function splitPlans(plans: readonly ProbePlan[]): readonly (readonly ProbePlan[])[] {
  const alone = plans.filter(({ recipe }) => recipe.alone === true);
  return [plans.filter((plan) => !alone.includes(plan)), ...alone.map((plan) => [plan])];
}

/** Starts the server as often as it ends on the way. False where it did not start: the record then says why. */
async function playAll(stage: Stage, run: ScenarioRun, { plans, outcome }: Once): Promise<boolean> {
  let waiting = plans;
  for (let attempt = 0; attempt <= MOST_RESTARTS; attempt += 1) {
    const played = await playOnce(stage, run, { plans: waiting, outcome });
    if (played === null) return false;
    const done = new Set([...played.posed.map(({ probe }) => probe), ...played.skipped].map((probe) => probe.plan));
    waiting = waiting.filter((plan) => !done.has(plan));
    if (waiting.length === 0) break;
    if (done.size === 0) {
      outcome.record.notStarted = 'the server ended before a call could be posed';
      return true;
    }
  }
  if (waiting.length > 0) outcome.record.fault = 'the server ended again and again; not every probe was posed';
  return true;
}

interface Once {
  readonly plans: readonly ProbePlan[];
  readonly outcome: ScenarioOutcome;
}

/** One process. Null where the server did not start; the record then says why. */
async function playOnce(stage: Stage, run: ScenarioRun, once: Once): Promise<Played | null> {
  const { scenario } = run;
  const [first] = scenario.phases;
  if (first === undefined) throw new Error(`${scenario.id} has no phase`);
  await using fixture = await makeFixture(stage, scenario.phases);
  const view = stage.sandbox.view(fixture.mounts);
  const probes = once.plans.map((plan) => prepareProbe(plan, fixture, view));
  const opened = await openSession(stage, { ...scenario, fixture, first });
  if (!('tap' in opened)) {
    const text = `the server did not start here: ${opened.reason}, ${opened.text}`;
    // Launched as in every other scenario, it has to start; launched in another way, whether it does is the question.
    if (isLaunchedAsUsual(scenario)) once.outcome.record.fault = text;
    else once.outcome.record.notStarted = text;
    once.outcome.record.stderr ||= opened.stderr.slice(-4_000);
    return null;
  }
  await using session = opened;
  using _ = endWith(stage.signal, session);
  const readyUs = session.tap.nowUs();
  const played = await playPhases({
    session,
    fixture,
    phases: scenario.phases,
    manners: mannersIn(scenario, run.manners),
    probes,
    limitMs: stage.callLimitMs,
    stanceOf: (phase) => stanceOf(phase, view),
    onProbe: run.onProbe,
  });
  // What was cut off by us must not read as the server's doing.
  if (stage.signal.aborted) throw new CancelledFault();
  await keep(once.outcome, { session, fixture, played, readyUs, view, scenario });
  return played;
}

function isLaunchedAsUsual({ argument, handshake = 'whole' }: Scenario): boolean {
  return argument === 'argument' && handshake === 'whole';
}

/** A server cannot be expected to ask where it was not told that there are roots, or that the session has begun. */
function mannersIn({ declares, handshake = 'whole' }: Scenario, manners: Manners): Manners {
  return declares.roots && handshake === 'whole' ? manners : { asksAtStart: false };
}

/** Ends the session when the order is cancelled. */
function endWith(signal: AbortSignal, session: Session): Disposable {
  const end = () => void session[Symbol.asyncDispose]();
  signal.addEventListener('abort', end, { once: true });
  return { [Symbol.dispose]: () => signal.removeEventListener('abort', end) };
}

interface Kept {
  readonly session: Session;
  readonly fixture: Fixture;
  readonly played: Played;
  readonly readyUs: number;
  readonly view: View;
  readonly scenario: Scenario;
}

/** Adds one process's observations to the record; the wire of the first process stands for all. */
async function keep({ record, evidence }: ScenarioOutcome, kept: Kept): Promise<void> {
  const { session, fixture, played, readyUs, view } = kept;
  const labels = makeLabels(fixture.canaries, [
    [view.fixture, '/repo'],
    [view.home, '/home/dev'],
    [view.etc, '/etc'],
    [fixture.directory, '/fixture'],
  ]);
  const { frames, uttered } = session.tap;
  const { canaries } = fixture;
  const shown = new Map(played.posed.map((posed) => [posed, shownBy(posed, canaries, { frames, uttered })]));
  const doubtOf = findDoubts({ ...played, shown, canaries, uttered });
  for (const posed of played.posed) {
    const doubt = doubtOf(posed);
    const touches = await touchesOf(posed, session);
    const seen = observe(posed, {
      shown: shown.get(posed) ?? [],
      changes: played.changes,
      frames,
      labels,
      touches,
      view,
    });
    record.observations.push({ ...seen.observation, ...(doubt === undefined ? {} : { doubt }) });
    evidence[seen.observation.evidence] = seen.evidence;
  }
  const foreign = played.changes.filter(
    (change) => !played.posed.some(({ probe }) => belongsTo(change, probe.signature)),
  );
  record.unattributed.push(...foreign.slice(0, 100).map(describeChange));
  record.tookUs += session.tap.nowUs();
  await keepQuiet(record, kept);
  if (record.frames.length > 0) return;
  record.revision = session.revision;
  record.readyUs = readyUs;
  record.asks = session.player.asks.map((ask) => ({ ...ask }));
  record.frames = frames.slice(0, 400).map((frame) => ({ ...frame, text: labels.apply(frame.text.slice(0, 2_000)) }));
  record.stderr = labels.apply(session.stderr.slice(-4_000));
  record.exit = session.exit;
}

async function touchesOf({ recorded }: Posed, { trace }: Session): Promise<readonly Touch[] | null> {
  return recorded === null || trace === null ? null : trace.between(recorded.from, recorded.to);
}

/** A session without a call: all that the server reached in it, it reached of its own accord. */
async function keepQuiet(record: SessionRecord, { session, scenario, view }: Kept): Promise<void> {
  const [first] = scenario.phases;
  const isQuiet = scenario.phases.every(({ poses }) => poses.length === 0);
  if (session.trace === null || first === undefined || !isQuiet) return;
  const touches = await session.trace.between(0, session.trace.mark());
  record.quiet = [...quietReach(touches, view, rootPlaces(first))].slice(0, MOST_QUIET);
}

function emptyRecord(run: ScenarioRun, offered: Revision): SessionRecord {
  return {
    scenario: run.scenario.id,
    definition: run.scenario.definition,
    repeat: run.repeat,
    revision: null,
    offered,
    declared: { ...run.scenario.declares },
    asks: [],
    observations: [],
    unattributed: [],
    frames: [],
    stderr: '',
    exit: null,
    fault: null,
    readyUs: 0,
    tookUs: 0,
  };
}
