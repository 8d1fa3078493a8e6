/** Two roots in one list, A first. Tells a server that takes all of them from one that takes only one. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

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
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'second-root', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-parent', side: 'gap' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P089'],
};
