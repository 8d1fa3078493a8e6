/** The server crashed, hung or ended the session on something that others refuse. */
import { type TraitDefinition, traitFrom } from './trait.ts';

export const fragile: TraitDefinition = {
  word: 'fragile',
  detect: ({ cells }) =>
    traitFrom(
      'fragile',
      'crashes, hangs or ends the session',
      cells.filter((cell) => cell.outcome === 'failed'),
    ),
};
