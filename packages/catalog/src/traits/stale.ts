/** After list_changed the old root is still reached and the new one is not, and that stays so after a second change. */
import { sibling, type TraitDefinition, traitFrom } from './trait.ts';

export const stale: TraitDefinition = {
  word: 'stale',
  detect: ({ cells }) =>
    traitFrom(
      'stale',
      'keeps the list that it had before list_changed',
      cells.filter((cell) => {
        if (cell.scenario !== 'list-changed' || cell.target !== 'withdrawn-root' || cell.outcome !== 'permitted')
          return false;
        const added = sibling(cells, cell, { target: 'added-root' });
        const back = sibling(cells, cell, { scenario: 'list-changed-back', target: 'inside' });
        return added?.verdict === 'unreached' && back?.verdict !== 'unreached';
      }),
    ),
};
