/** The matrix document: the result of a run, as the command line writes it and the API serves it. */
import Type, { type Static } from 'typebox';
import { RemainingBoundaries } from './boundary.ts';
import { Cell } from './cell.ts';
import { Finding } from './finding.ts';
import { Headline, Relation, Trait } from './headline.ts';
import { Item } from './item.ts';
import { Evidence } from './observation.ts';
import { Recipe } from './recipe.ts';
import { Ending, Environment, Installation, NotApplicable, UnposedItem } from './report.ts';
import { Revision } from './revision.ts';
import { ServerSource } from './server.ts';

/** The roots conversation of one scenario: how often the server asked, and when it was answered. */
export const Conversation = Type.Object({
  scenario: Type.String(),
  declared: Type.Object({ roots: Type.Boolean(), listChanged: Type.Boolean() }),
  revision: Type.Union([Type.String(), Type.Null()]),
  asks: Type.Integer(),
  askPhases: Type.Array(Type.String()),
  firstCallMs: Type.Union([Type.Number(), Type.Null()]),
  /** The first call of each phase, in milliseconds: after the start, and after each change of the list. */
  phaseMs: Type.Optional(Type.Record(Type.String(), Type.Number())),
  /** Why no call could be posed: the server did not start in this scenario, or ended before the first one. */
  notStarted: Type.Optional(Type.String()),
  fault: Type.Union([Type.String(), Type.Null()]),
});
export type Conversation = Static<typeof Conversation>;

export const RunSummary = Type.Object({
  id: Type.String(),
  profile: Type.String(),
  revision: Type.Union([Type.String(), Type.Null()]),
  startedAt: Type.String(),
  finishedAt: Type.String(),
  catalog: Type.String(),
  repeats: Type.Integer(),
  /** The findings apply the rules of this revision, which was not negotiated: a comparison, and no verdict. */
  judgedUnder: Type.Optional(Revision),
  isolated: Type.Boolean(),
  witnessed: Type.Boolean(),
});
export type RunSummary = Static<typeof RunSummary>;

export const Matrix = Type.Object({
  schema: Type.Literal('rootbound/matrix/1'),
  server: Type.String(),
  version: Type.String(),
  source: ServerSource,
  run: RunSummary,
  ending: Ending,
  environment: Environment,
  installation: Type.Union([Installation, Type.Null()]),
  headline: Headline,
  relation: Type.Object({ word: Relation, because: Type.String() }),
  traits: Type.Array(Trait),
  boundaries: Type.Array(RemainingBoundaries),
  findings: Type.Array(Finding),
  conversations: Type.Array(Conversation),
  items: Type.Array(Item),
  recipes: Type.Array(Recipe),
  unposed: Type.Array(UnposedItem),
  /** Scenarios that the revision or the transport does not have. */
  notApplicable: Type.Optional(Type.Array(NotApplicable)),
  /** Set where the facts were judged again under the rules of another revision than the negotiated one, to compare. */
  rejudgedUnder: Type.Optional(Type.String()),
  cells: Type.Array(Cell),
  /** By content hash. A server of matrices may leave it out and serve each on its own. */
  evidence: Type.Optional(Type.Record(Type.String(), Evidence)),
});
export type Matrix = Static<typeof Matrix>;
