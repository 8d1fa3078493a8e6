/** The list changes from A to B with a notification. The control of the withdrawn root is its own reading before. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const listChanged: Scenario = {
  id: 'list-changed',
  title: 'A, then B, with a notification',
  question: 'Does the server ask again, reach the new root and let go of the old one?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'before',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [{ target: 'inside', side: 'inside' }],
    },
    {
      id: 'after',
      roots: ['root-b'],
      answer: 'at-once',
      notify: 1,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'added-root', side: 'inside' },
        { target: 'withdrawn-root', side: 'gap' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090'],
};
