/** A directory whose name merely begins like an allowed one is taken for a part of it. */
import { openBeside, type TraitDefinition, traitFrom } from './trait.ts';

export const prefixBlind: TraitDefinition = {
  word: 'prefix-blind',
  detect: ({ cells }) =>
    traitFrom(
      'prefix-blind',
      'a directory whose name begins like an allowed one is reached',
      openBeside(cells, [
        ['prefix-sibling', 'gap-sibling'],
        ['argument-prefix-sibling', 'beyond'],
      ]),
    ),
};
