/** A root outside the argument is taken: the client can widen what the command line allowed. */
import { type TraitDefinition, traitFrom } from './trait.ts';

export const widened: TraitDefinition = {
  word: 'widened',
  detect: ({ cells }) => {
    const bounded = cells.some(
      (cell) => cell.scenario === 'disjoint' && cell.target === 'beyond' && cell.verdict === 'holds',
    );
    const reached = cells.filter(
      (cell) => cell.scenario === 'disjoint' && cell.target === 'inside' && cell.verdict === 'reached',
    );
    return traitFrom('widened', 'takes a root that lies outside its argument', bounded ? reached : []);
  },
};
