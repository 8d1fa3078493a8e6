/** Which traits a specimen has, and that it has no other of those that its scenarios can show. */
import type { TraitWord } from '@rootbound/core/headline';
import type { ExpectedMatrix } from '../expectation.ts';

/** Traits that the scenarios of today can show; each specimen has some of them and no other. */
const TELLABLE: readonly TraitWord[] = [
  'stale',
  'late',
  'early-window',
  'falls-back',
  'stalls',
  'asks-uninvited',
  'chatty',
  'fragile',
  'prefix-blind',
  'link-blind',
  'widened',
  'uri-mangling',
  'two-faced',
  'touches-outside',
  'quiet-reader',
];

/** The traits named, and none of the others. */
export function traits(...present: readonly TraitWord[]): Pick<ExpectedMatrix, 'present' | 'absent'> {
  return { present, absent: TELLABLE.filter((word) => !present.includes(word)) };
}
