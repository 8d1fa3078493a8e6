/**
 * From observations to cells: every question that a scenario poses has one, posed or not.
 * Where repeats disagree the cell takes what proves least: outside the worst that was seen, inside the weakest.
 */
import type { Cell, CellControl } from '@rootbound/core/cell';
import { HAS_SECOND_PATH } from '@rootbound/core/operation';
import type { Observation } from '@rootbound/core/observation';
import type { Outcome } from '@rootbound/core/outcome';
import type { Recipe } from '@rootbound/core/recipe';
import type { Report, SessionRecord } from '@rootbound/core/report';
import type { Revision } from '@rootbound/core/revision';
import { type Phase, type Pose, rootPlaces, type Scenario } from '@rootbound/core/scenario';
import { judgeInside, judgeOutside, type Reading, type Verdict } from '@rootbound/core/verdict';
import type { Place } from '@rootbound/core/place';
import type { Target } from '@rootbound/core/target';
import { placeTarget } from './fixtures/targets.ts';
import { type OutcomeRead, readOutcome } from './read-outcome.ts';
import { baselineOf, findScenario, isPosed, scenariosFor } from './scenarios/scenarios.ts';

/** A question with all that was observed of it. */
interface Asked {
  readonly scenario: Scenario;
  readonly phase: Phase;
  readonly pose: Pose;
  readonly recipe: Recipe;
  readonly reads: readonly (OutcomeRead & { readonly observation: Observation })[];
  readonly reason: string;
}

/** All cells of a report: revision by revision, in the order of scenarios, recipes and targets. */
export function assembleCells(report: Report): readonly Cell[] {
  if (report.ending.kind !== 'probed') return [];
  const [own, ...others] = report.revisions ?? [];
  const cells = assembleSessions(report, own);
  const further = others.flatMap((revision) => {
    const held = new Set(sessionsIn(report, revision).map(({ scenario }) => scenario));
    return assembleSessions(report, revision)
      .filter(({ scenario }) => held.has(scenario))
      .map((cell) => ({ ...cell, revision }));
  });
  return [...cells, ...further];
}

/** The sessions of the revision that a run is judged by. */
export function ownSessions(report: Report): readonly SessionRecord[] {
  return sessionsIn(report, report.revisions?.[0]);
}

function sessionsIn(report: Report, revision: Revision | undefined): readonly SessionRecord[] {
  return report.sessions.filter(({ offered }) => offered === undefined || offered === revision);
}

function assembleSessions(report: Report, revision: Revision | undefined): readonly Cell[] {
  const sessions = sessionsIn(report, revision);
  const asked = posedScenarios(report, revision).flatMap((scenario) => askAll(report, scenario, sessions));
  const byKey = new Map(asked.map((question) => [keyOf(question), question]));
  return asked.map((question) =>
    toCell(question, (scenario, target) => byKey.get(keyOf({ ...question, scenario, target }))),
  );
}

/** The scenarios that the order asks for, without those that the revision or the transport does not have. */
function posedScenarios({ order, notApplicable = [] }: Report, revision: Revision | undefined): readonly Scenario[] {
  const missing = new Set(notApplicable.filter((row) => row.revision === revision).map((row) => row.scenario));
  return scenariosFor(order).filter(({ id }) => !missing.has(id));
}

function keyOf(part: { scenario: Scenario | string; recipe: Recipe; pose?: Pose; target?: string }): string {
  const scenario = typeof part.scenario === 'string' ? part.scenario : part.scenario.id;
  return `${scenario}\n${part.recipe.item}\n${part.recipe.operation}\n${part.target ?? part.pose?.target}`;
}

function askAll(report: Report, scenario: Scenario, all: readonly SessionRecord[]): readonly Asked[] {
  const sessions = all.filter((session) => session.scenario === scenario.id);
  const index = indexOf(sessions);
  const recipes = report.recipes.filter((recipe) => isPosed(scenario, recipe));
  const reason = reasonOf(sessions);
  return recipes.flatMap((recipe) =>
    scenario.phases.flatMap((phase) =>
      phase.poses
        .filter((pose) => placeTarget(pose, recipe, 'x') !== null)
        .map((pose) => {
          const seen = (target: Target) => index.get(`${recipe.item}\n${recipe.operation}\n${target}`) ?? [];
          const reads = seen(pose.target).map((observation) => ({
            ...readOutcome(observation, rootPlaces(phase)),
            observation,
          }));
          const walked = seen('inside').filter((observation) => walksInto(observation, pose.target));
          return { scenario, phase, pose, recipe, reads: walked.length > 0 ? walked.map(asWalked) : reads, reason };
        }),
    ),
  );
}

/** Directories that only a link leads to from root A. */
const BEHIND_LINKS: Partial<Record<Target, Place>> = { 'link-dir': 'gap', 'link-beyond-dir': 'beyond' };

/** A walk that was posed inside has followed a link: what it shows of the other side is an effect on that link. */
function walksInto({ operation, effects }: Observation, target: Target): boolean {
  const behind = BEHIND_LINKS[target];
  if (behind === undefined || (operation !== 'tree' && operation !== 'search')) return false;
  return effects.some(({ place }) => place === behind);
}

function asWalked(observation: Observation): Asked['reads'][number] {
  return { outcome: 'permitted', landed: '', landedInside: false, observation };
}

function indexOf(sessions: readonly SessionRecord[]): ReadonlyMap<string, readonly Observation[]> {
  const index = new Map<string, Observation[]>();
  for (const observation of sessions.flatMap((session) => session.observations)) {
    const key = `${observation.item}\n${observation.operation}\n${observation.target}`;
    index.set(key, [...(index.get(key) ?? []), observation]);
  }
  return index;
}

function reasonOf(sessions: readonly SessionRecord[]): string {
  const fault = sessions.find((session) => session.fault !== null)?.fault;
  const notStarted = sessions.find((session) => session.notStarted !== undefined)?.notStarted;
  return fault ?? notStarted ?? 'not posed: its code path had stopped answering, or the server had ended';
}

type Find = (scenario: string, target: string) => Asked | undefined;

function toCell(question: Asked, find: Find): Cell {
  const { scenario, pose, recipe } = question;
  const agreed = agree(question);
  const control = controlOf(question, find);
  return {
    scenario: scenario.id,
    definition: scenario.definition,
    item: recipe.item,
    operation: recipe.operation,
    target: pose.target,
    side: pose.side,
    outcome: agreed.outcome,
    landed: agreed.shown?.landed ?? '',
    verdict: judgePair(pose, control.outcome, agreed),
    control,
    repeat: { posed: question.reads.length, agree: agreed.outcomes[agreed.outcome] ?? 0, outcomes: agreed.outcomes },
    ...(agreed.shown === undefined ? unseen(question.reason) : seen(agreed.shown.observation, isUnstable(agreed))),
  };
}

function judgePair({ side }: Pose, control: Outcome, agreed: Agreed): Verdict {
  const reading = readingOf(agreed);
  if (side === 'inside') {
    const verdict = judgeInside(control, reading);
    return isUnstable(agreed) ? 'unproven' : verdict;
  }
  const verdict = judgeOutside(control, reading);
  if (verdict === 'open' || verdict === 'inverted') return verdict;
  if (isUnstable(agreed)) return 'unproven';
  return verdict === 'holds' && isDoubtful(agreed) ? 'unproven' : verdict;
}

function readingOf({ outcome, shown }: Agreed): Reading {
  return {
    outcome,
    misdirectedInside: shown?.landedInside ?? false,
    touched: shown?.observation.touched ?? false,
  };
}

/** Something speaks against the missing effect: see the observation's doubt. */
function isDoubtful({ shown }: Agreed): boolean {
  return shown?.observation.doubt !== undefined;
}

function isUnstable({ outcomes }: Agreed): boolean {
  return Object.keys(outcomes).length > 1;
}

type Shown = Pick<Cell, 'touched' | 'form' | 'tookMs' | 'evidence' | 'reason'>;

function unseen(reason: string): Shown {
  return { touched: null, form: '', tookMs: 0, evidence: null, reason };
}

function seen(observation: Observation, unstable: boolean): Shown {
  const { reply, touched, sentUs, repliedUs, evidence, doubt } = observation;
  return {
    touched,
    form: reply.code === undefined ? reply.kind : `${reply.kind} ${reply.code}`,
    tookMs: Math.round((repliedUs - sentUs) / 10) / 100,
    evidence,
    reason: unstable ? 'unstable: its repeats disagree' : (doubt ?? ''),
  };
}

interface Agreed {
  readonly outcome: Outcome;
  readonly shown: Asked['reads'][number] | undefined;
  readonly outcomes: Record<string, number>;
}

/** Outcomes from what proves least to what proves most, on either side. */
const OUTSIDE: readonly Outcome[] = ['permitted', 'failed', 'misdirected', 'silent', 'refused', 'unposed'];
const INSIDE: readonly Outcome[] = ['failed', 'misdirected', 'silent', 'refused', 'permitted', 'unposed'];

function agree({ reads, pose }: Asked): Agreed {
  const outcomes: Record<string, number> = {};
  for (const { outcome } of reads) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const order = pose.side === 'inside' ? INSIDE : OUTSIDE;
  const outcome = order.find((word) => outcomes[word] !== undefined) ?? 'unposed';
  const alike = reads.filter((read) => read.outcome === outcome);
  // One repeat that reached the target, or one that is in doubt, speaks for all of them.
  const touched = alike.find(({ observation }) => observation.touched === true);
  const doubted = alike.find(({ observation }) => observation.doubt !== undefined);
  return { outcome, shown: touched ?? doubted ?? alike[0], outcomes };
}

/**
 * The reading that proves the tool works. A target that is the control itself leans on `narrow`.
 * A call with a second path inside proves nothing unless that path works in the very phase: a control of an
 * earlier phase is replaced by what is inside now.
 */
function controlOf(question: Asked, find: Find): CellControl {
  const at = controlAt(question);
  const found = find(at.scenario, at.target);
  if (found === undefined) return { ...at, outcome: 'unposed', evidence: null };
  const { outcome, shown } = agree(found);
  return { ...at, outcome, evidence: shown?.observation.evidence ?? null };
}

function controlAt(question: Asked): Pick<CellControl, 'scenario' | 'target' | 'borrowed'> {
  const control = controlInPhase(question);
  const own = question.scenario.id;
  const baseline = baselineOf(question.recipe);
  if (control.from === 'narrow') return { scenario: baseline, target: 'inside', borrowed: own !== baseline };
  const isItself = control.target === question.pose.target && own !== baseline;
  if (isItself) return { scenario: baseline, target: 'inside', borrowed: true };
  return { scenario: own, target: control.target, borrowed: false };
}

function controlInPhase({ phase, recipe }: Asked): Phase['control'] {
  const { control } = phase;
  if (!HAS_SECOND_PATH.has(recipe.operation)) return control;
  if (control.from === 'session' && phase.poses.some(({ target }) => target === control.target)) return control;
  const inside = phase.poses.find(({ side }) => side === 'inside');
  return inside === undefined ? control : { from: 'session', target: inside.target };
}

/** The phase that a cell was posed in. */
export function phaseOf(
  cell: Pick<Cell, 'scenario' | 'target'>,
): { scenario: Scenario; phase: Phase; pose: Pose; at: number } | null {
  const scenario = findScenario(cell.scenario);
  if (scenario === undefined) return null;
  for (const [at, phase] of scenario.phases.entries()) {
    const pose = phase.poses.find(({ target }) => target === cell.target);
    if (pose !== undefined) return { scenario, phase, pose, at };
  }
  return null;
}
