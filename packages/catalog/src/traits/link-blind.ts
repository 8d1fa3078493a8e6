/** A link inside leads where the same path without a link does not. */
import { openBeside, type TraitDefinition, traitFrom } from './trait.ts';

export const linkBlind: TraitDefinition = {
  word: 'link-blind',
  detect: ({ cells }) =>
    traitFrom(
      'link-blind',
      'a link inside leads to a place that is refused by its own path',
      openBeside(cells, [
        ['link-file', 'gap-sibling'],
        ['link-dir', 'gap-sibling'],
        ['link-dir-new', 'gap-sibling'],
        ['link-dangling', 'gap-sibling'],
        ['link-beyond-file', 'beyond'],
        ['link-beyond-dir', 'beyond'],
        ['link-dangling-beyond', 'beyond'],
      ]),
    ),
};
