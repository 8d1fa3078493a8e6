/** Two directories on the command line, of which one does not exist. A server may start, warn or end: what it does is told. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const argumentMissing: Scenario = {
  id: 'argument-missing',
  title: 'An argument that does not exist',
  question: 'Does a missing directory on the command line keep the server from starting, or open anything?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: ['argument', { missing: 'srv-gone' }],
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
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P105'],
};
