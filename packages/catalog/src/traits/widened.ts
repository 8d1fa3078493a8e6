/** A root outside the argument, or one that holds it, is taken: the client can widen what the command line allowed. */
import type { Cell } from '@rootbound/core/cell';
import { inBaseline, type TraitDefinition, traitFrom } from './trait.ts';

export const widened: TraitDefinition = {
  word: 'widened',
  detect: ({ cells }) =>
    traitFrom('widened', 'takes a root that its argument does not allow', [
      ...reachedBeside(cells),
      ...openAbove(cells),
    ]),
};

function reachedBeside(cells: readonly Cell[]): readonly Cell[] {
  const own = cells.filter(({ scenario }) => scenario === 'disjoint');
  const isBounded = own.some(({ target, verdict }) => target === 'beyond' && verdict === 'holds');
  return isBounded ? own.filter(({ target, verdict }) => target === 'inside' && verdict === 'reached') : [];
}

/** In `wider` the root is the argument's parent: a place in the root, and not in the argument. */
function openAbove(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter(
    (cell) =>
      cell.scenario === 'wider' &&
      cell.target === 'gap-archive' &&
      cell.verdict === 'open' &&
      inBaseline(cells, cell, 'beyond')?.verdict === 'holds',
  );
}
