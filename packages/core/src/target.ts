/** A named place in the fixture together with the way its path is written. */
import Type from 'typebox';

export const TARGETS = [
  'inside',
  'inside-nested',
  'inside-link',
  'second-root',
  'added-root',
  'withdrawn-root',
  'gap-sibling',
  'gap-parent',
  'gap-archive',
  'prefix-sibling',
  'traversal',
  'link-file',
  'link-dir',
  'link-dir-new',
  'link-dangling',
  'argument-prefix-sibling',
  'beyond',
  'traversal-beyond',
  'link-beyond-file',
  'link-beyond-dir',
  'link-dangling-beyond',
  'decoy',
  'relative',
] as const;

export const Target = Type.Enum([...TARGETS]);
export type Target = (typeof TARGETS)[number];

/** Where the named place lies: on the side of the roots, in the gap, or outside the argument too. */
export type Side = 'inside' | 'gap' | 'beyond';
