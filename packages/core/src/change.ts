/** One thing that differs between two matrices, its kind and its weight. */
import Type, { type Static } from 'typebox';

export const CHANGE_KINDS = [
  'opened',
  'revealed',
  'lost-proof',
  'broke',
  'closed',
  'mended',
  'moved',
  'stopped-asking',
  'started-asking',
  'surface-added',
  'surface-removed',
  'surface-altered',
  'stalls',
  'answers-at-once',
  'reply-altered',
  'dependency-altered',
] as const;
export const ChangeKind = Type.Enum([...CHANGE_KINDS]);
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const WEIGHTS = ['critical', 'major', 'notable', 'minor', 'info'] as const;
export const Weight = Type.Enum([...WEIGHTS]);
export type Weight = (typeof WEIGHTS)[number];

export const Change = Type.Object({
  kind: ChangeKind,
  weight: Weight,
  /** The cell's key, or the item's or dependency's name. */
  subject: Type.String(),
  scenario: Type.String(),
  item: Type.String(),
  operation: Type.String(),
  target: Type.String(),
  before: Type.String(),
  after: Type.String(),
  beforeEvidence: Type.Union([Type.String(), Type.Null()]),
  afterEvidence: Type.Union([Type.String(), Type.Null()]),
});
export type Change = Static<typeof Change>;

/** All that moved from one matrix to another. `posedInBoth` counts the cells that could be compared. */
export const Comparison = Type.Object({
  schema: Type.Literal('rootbound/comparison/1'),
  before: Type.Object({ server: Type.String(), version: Type.String(), run: Type.String() }),
  after: Type.Object({ server: Type.String(), version: Type.String(), run: Type.String() }),
  posedInBoth: Type.Integer(),
  /** Cells left out because the scenario's definition differs: a change of Rootbound's own. */
  notComparable: Type.Integer(),
  changes: Type.Array(Change),
});
export type Comparison = Static<typeof Comparison>;
