/**
 * No directory on the command line: the roots alone can say where the server may work.
 * A server that ends without a directory is an observation of this scenario: it then has no cells, and the run says how it ended.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const noArgument: Scenario = {
  id: 'no-argument',
  title: 'No directory on the command line',
  question: 'Are the roots alone the set, and does the server start without a directory at all?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: [],
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-parent', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
        { target: 'decoy', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P089'],
};
