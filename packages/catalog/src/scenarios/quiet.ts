/** Start and handshake, and then no call at all. Whatever the server reads in that time it reads on its own; only a witness sees it. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const quiet: Scenario = {
  id: 'quiet',
  title: 'No call at all',
  question: 'What does the server read of its own accord?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      watchMs: 1_000,
      control: { from: 'narrow' },
      poses: [],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089'],
};
