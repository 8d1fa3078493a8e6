/** The root lies outside the argument: the only place where replace, intersect and union part ways. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const disjoint: Scenario = {
  id: 'disjoint',
  title: 'Root outside the argument',
  question: 'Does the root replace the argument, narrow it, add to it, or not matter?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['disjoint'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside', lands: 'disjoint' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P089'],
};
