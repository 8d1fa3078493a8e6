/** What the boundaries of all items add up to, how the roots relate to the argument, and single behaviours. */
import Type, { type Static } from 'typebox';

export const HEADLINES = [
  'root-bound',
  'partly-bound',
  'argument-bound',
  'advisory',
  'first-root-only',
  'default-directory',
  'never-asks',
  'no-path-surface',
  'undecided',
] as const;

export const HeadlineWord = Type.Enum([...HEADLINES]);
export type HeadlineWord = (typeof HEADLINES)[number];

export const Headline = Type.Object({ word: HeadlineWord, because: Type.String(), cells: Type.Array(Type.String()) });
export type Headline = Static<typeof Headline>;

export const RELATIONS = ['replace', 'intersect', 'union', 'argument-alone', 'hint', 'undecided'] as const;
export const Relation = Type.Enum([...RELATIONS]);
export type Relation = (typeof RELATIONS)[number];

export const TRAITS = [
  'stale',
  'late',
  'early-window',
  'widened',
  'falls-back',
  'stalls',
  'asks-uninvited',
  'chatty',
  'fragile',
  'prefix-blind',
  'link-blind',
  'uri-mangling',
  'touches-outside',
  'quiet-reader',
  'two-faced',
] as const;
export const TraitWord = Type.Enum([...TRAITS]);
export type TraitWord = (typeof TRAITS)[number];

export const Trait = Type.Object({ word: TraitWord, because: Type.String(), cells: Type.Array(Type.String()) });
export type Trait = Static<typeof Trait>;
