/** From a report to its matrix: outcomes, verdicts, boundaries, traits, findings. Pure: the same facts, the same matrix. */
import type { Cell } from '@rootbound/core/cell';
import type { Headline, Relation } from '@rootbound/core/headline';
import type { Conversation, Matrix } from '@rootbound/core/matrix';
import type { Observation } from '@rootbound/core/observation';
import type { Report, SessionRecord } from '@rootbound/core/report';
import { type Revision, REVISIONS } from '@rootbound/core/revision';
import { serverId } from '@rootbound/core/server';
import { assembleCells, ownSessions } from './assemble-cells.ts';
import { eliminate } from './boundaries/eliminate.ts';
import { type Facts, headlineOf, relationOf } from './headline.ts';
import { toFinding } from './principles/principle.ts';
import { PRINCIPLES } from './principles/principles.ts';
import type { TraitFacts } from './traits/trait.ts';
import { TRAIT_DEFINITIONS } from './traits/traits.ts';
import { CATALOG_VERSION } from './version.ts';

export interface JudgeOptions {
  /** Applies the rules of this revision for comparison, instead of those that were negotiated. The matrix says so. */
  readonly under?: Revision;
}

export function judge(report: Report, { under }: JudgeOptions = {}): Matrix {
  const all = assembleCells(report);
  // One revision is judged; cells of the others are shown beside it, and tell whether the server is two-faced.
  const cells = all.filter(({ revision: other }) => other === undefined);
  const facts = factsOf(report, cells);
  const revision = negotiated(report);
  return {
    schema: 'rootbound/matrix/1',
    server: serverId(report.order.source),
    version: report.installation?.version ?? report.order.source.version,
    source: report.order.source,
    run: { ...summarise(report, revision), ...(under === undefined ? {} : { judgedUnder: under }) },
    ending: report.ending,
    environment: report.environment,
    installation: report.installation,
    ...(report.ending.kind === 'probed' ? { headline: headlineOf(facts), relation: relationOf(facts) } : NO_MATRIX),
    traits: traitsOf(report, { cells, others: all.filter(({ revision: other }) => other !== undefined) }),
    boundaries: [...facts.boundaries],
    findings: findingsOf(report, cells, under ?? revision),
    conversations: report.sessions.filter(({ repeat }) => repeat === 0).map(converse),
    items: report.items,
    recipes: report.recipes,
    unposed: report.unposed,
    notApplicable: report.notApplicable ?? [],
    cells: [...all],
    evidence: report.evidence,
  };
}

const NO_MATRIX = {
  headline: { word: 'undecided', because: 'the run has no matrix', cells: [] },
  relation: { word: 'undecided', because: 'the run has no matrix' },
} as const satisfies { headline: Headline; relation: { word: Relation; because: string } };

function negotiated({ sessions }: Report): string | null {
  return sessions.find(({ revision }) => revision !== null)?.revision ?? null;
}

/** Nothing is judged where no revision was negotiated, or one that was never published. */
function findingsOf(report: Report, cells: readonly Cell[], revision: string | null): Matrix['findings'] {
  const known = REVISIONS.find((one) => one === revision);
  if (known === undefined) return [];
  const own = { ...report, sessions: [...ownSessions(report)] };
  return PRINCIPLES.map((principle) => toFinding(principle, { cells, report: own, revision: known }));
}

/** How a server converses in another revision than the one that is judged says nothing of this one. */
function traitsOf(report: Report, cells: Omit<TraitFacts, 'report'>): Matrix['traits'] {
  const facts = { ...cells, report: { ...report, sessions: [...ownSessions(report)] } };
  return TRAIT_DEFINITIONS.flatMap((trait) => trait.detect(facts) ?? []);
}

function factsOf(report: Report, cells: readonly Cell[]): Facts {
  const ofRecipe = (item: string, operation: string) =>
    cells.filter((cell) => cell.item === item && cell.operation === operation);
  return {
    cells,
    boundaries: report.recipes.map((recipe) => eliminate(recipe, ofRecipe(recipe.item, recipe.operation))),
    asks: report.sessions.some(({ declared, asks }) => declared.roots && asks.length > 0),
    hasPathSurface:
      report.recipes.length > 0 || report.unposed.some(({ reason }) => !reason.startsWith('none of its arguments')),
  };
}

function summarise(report: Report, revision: string | null): Matrix['run'] {
  return {
    id: report.order.run,
    profile: report.order.profile,
    revision,
    startedAt: report.startedAt,
    finishedAt: report.finishedAt,
    catalog: CATALOG_VERSION,
    repeats: report.order.repeats,
    isolated: report.environment.isolated,
    witnessed: report.environment.witnessed,
  };
}

function converse(session: SessionRecord): Conversation {
  const [first] = session.observations;
  return {
    scenario: session.scenario,
    declared: session.declared,
    revision: session.revision,
    asks: session.asks.length,
    askPhases: session.asks.map(({ phase }) => phase),
    firstCallMs: first === undefined ? null : tookMs(first),
    phaseMs: phaseTimes(session.observations),
    ...(session.notStarted === undefined ? {} : { notStarted: session.notStarted }),
    fault: session.fault,
  };
}

/** The first call of each phase: what a person waits for after the start, and after a change. */
function phaseTimes(observations: readonly Observation[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const observation of observations) times[observation.phase] ??= tookMs(observation);
  return times;
}

function tookMs({ sentUs, repliedUs }: Observation): number {
  return Math.round((repliedUs - sentUs) / 10) / 100;
}
