/** After two changes the list before the last one is in force: one notification behind. */
import { sibling, type TraitDefinition, traitFrom } from './trait.ts';

export const late: TraitDefinition = {
  word: 'late',
  detect: ({ cells }) =>
    traitFrom(
      'late',
      'one list behind: the list before the last one is in force',
      cells.filter((cell) => {
        if (cell.scenario !== 'list-changed-back' || cell.target !== 'withdrawn-root' || cell.outcome !== 'permitted')
          return false;
        return sibling(cells, cell, { target: 'inside' })?.verdict === 'unreached';
      }),
    ),
};
