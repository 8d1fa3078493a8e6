/**
 * A boundary is a hypothesis about the line that an item keeps: which set, how fresh, how a path is tested.
 * `before` is the set that holds until the first list has arrived.
 */
import Type, { type Static } from 'typebox';

export const SETS = [
  'roots',
  'intersect',
  'union',
  'first-root',
  'last-root',
  'argument',
  'directory',
  'none',
] as const;
export const FRESHNESS = ['current', 'at-start', 'previous-ask'] as const;
export const BEFORE = ['waits', 'argument', 'nothing', 'everything'] as const;
export const PATH_TESTS = ['real', 'parent', 'lexical', 'parent-prefix', 'prefix', 'untested'] as const;

export type BoundarySet = (typeof SETS)[number];
export type Freshness = (typeof FRESHNESS)[number];
export type Before = (typeof BEFORE)[number];
export type PathTest = (typeof PATH_TESTS)[number];

/** Absent parts do not bear on the set: an argument has no freshness. */
export interface Boundary {
  readonly set: BoundarySet;
  readonly fresh?: Freshness;
  readonly before?: Before;
  readonly path: PathTest;
}

const words = <Word extends string>(list: readonly Word[]) => Type.Array(Type.Enum([...list]));

/** What is left of each part after elimination, for one item's code path. Empty lists: nothing in the catalogue fits. */
export const RemainingBoundaries = Type.Object({
  item: Type.String(),
  operation: Type.String(),
  set: words(SETS),
  fresh: words(FRESHNESS),
  before: words(BEFORE),
  path: words(PATH_TESTS),
  /** How many whole boundaries are left, of how many. */
  left: Type.Integer(),
  of: Type.Integer(),
  /** Keys of the cells that struck something out. */
  decisive: Type.Array(Type.String()),
  /** Scenarios that would tell apart what is left. */
  undecided: Type.Array(Type.String()),
});
export type RemainingBoundaries = Static<typeof RemainingBoundaries>;
