/** Two roots in one list, A first. Tells a server that takes all of them from one that takes only one. */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const twoRoots: Scenario = {
  id: 'two-roots',
  title: 'Roots A and B',
  question: 'Are both roots reached, whatever their order, while the gap between them holds?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a', 'root-b'],
      answer: 'at-once',
      notify: false,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'second-root', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-parent', side: 'gap' },
      ],
    },
  ],
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P089'],
};
