/** Which set of directories an item keeps to: the candidates, as functions of the list and the argument. */
import type { BoundarySet } from '@rootbound/core/boundary';
import { isWithin } from './paths.ts';

export interface Grounds {
  readonly list: readonly string[];
  readonly arguments: readonly string[];
  readonly directory: string;
}

/** Directories of the set, or null where there is no boundary at all. */
export const SET_MEMBERS = {
  roots: ({ list }) => list,
  intersect: ({ list, arguments: given }) => list.flatMap((root) => given.flatMap((one) => overlap(root, one))),
  union: ({ list, arguments: given }) => [...list, ...given],
  'first-root': ({ list }) => list.slice(0, 1),
  'last-root': ({ list }) => list.slice(-1),
  argument: ({ arguments: given }) => given,
  directory: ({ directory }) => [directory],
  none: () => null,
} as const satisfies Record<BoundarySet, (grounds: Grounds) => readonly string[] | null>;

/** Sets that the roots list takes part in: only these are fresh or stale. */
export const FROM_LIST: ReadonlySet<BoundarySet> = new Set(['roots', 'intersect', 'union', 'first-root', 'last-root']);

function overlap(root: string, argument: string): readonly string[] {
  if (isWithin(root, argument)) return [root];
  return isWithin(argument, root) ? [argument] : [];
}
