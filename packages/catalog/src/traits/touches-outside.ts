/** The witness saw a target outside opened although nothing came back. */
import { type TraitDefinition, traitFrom } from './trait.ts';

export const touchesOutside: TraitDefinition = {
  word: 'touches-outside',
  detect: ({ cells }) =>
    traitFrom(
      'touches-outside',
      'opens targets outside although it shows nothing of them',
      cells.filter((cell) => cell.verdict === 'touches'),
    ),
};
