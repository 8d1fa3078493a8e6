/** Counts of cells by verdict, each on its own: what is not known is never added to what holds. */
import type { Cell } from './cell.ts';
import type { Verdict } from './verdict.ts';

export function tally(cells: readonly Pick<Cell, 'verdict'>[]): Partial<Record<Verdict, number>> {
  const counts: Partial<Record<Verdict, number>> = {};
  for (const { verdict } of cells) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}
