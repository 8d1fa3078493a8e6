/** Every boundary that the catalogue knows: all parts combined, where they bear on each other. */
import { BEFORE, type Boundary, FRESHNESS, PATH_TESTS, SETS } from '@rootbound/core/boundary';
import { FROM_LIST } from './sets.ts';

const TESTED = PATH_TESTS.filter((path) => path !== 'untested');

export const BOUNDARIES: readonly Boundary[] = SETS.flatMap((set): readonly Boundary[] => {
  if (set === 'none') return [{ set, path: 'untested' }];
  // Nothing is posed beside the working directory that would tell one path test from another.
  if (set === 'directory') return [{ set, path: 'real' }];
  if (!FROM_LIST.has(set)) return TESTED.map((path) => ({ set, path }));
  return FRESHNESS.flatMap((fresh) => BEFORE.flatMap((before) => TESTED.map((path) => ({ set, fresh, before, path }))));
});

/** Whole boundary in words: `roots, current, waits, real`. */
export function describeBoundary(boundary: Boundary): string {
  return [boundary.set, boundary.fresh, boundary.before, boundary.path].filter((part) => part !== undefined).join(', ');
}
