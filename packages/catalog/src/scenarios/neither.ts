/**
 * Neither a directory on the command line nor roots: nobody has told the server where it may work.
 * Nothing can be inside, so every control is borrowed from the baseline.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, LIFECYCLE_PAGE, ROOTS_PAGE } from './era.ts';

export const neither: Scenario = {
  id: 'neither',
  title: 'Neither directory nor roots',
  question: 'Does a server that was told nothing reach its working directory, everything, or nothing?',
  definition: 1,
  declares: { roots: false, listChanged: false },
  argument: [],
  phases: [
    {
      id: 'steady',
      roots: [],
      answer: { error: -32601 },
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
        { target: 'decoy', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE, LIFECYCLE_PAGE],
  bearsOn: ['P105'],
};
