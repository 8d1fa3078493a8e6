/** Before the first roots answer the set is wider than after it. */
import { sibling, type TraitDefinition, traitFrom } from './trait.ts';

export const earlyWindow: TraitDefinition = {
  word: 'early-window',
  detect: ({ cells }) =>
    traitFrom(
      'early-window',
      'wider before the first roots answer than after it',
      cells.filter((cell) => {
        if (cell.scenario !== 'early-call' || cell.side === 'inside' || cell.verdict !== 'open') return false;
        return sibling(cells, cell, { scenario: 'narrow', target: cell.target })?.verdict === 'holds';
      }),
    ),
};
