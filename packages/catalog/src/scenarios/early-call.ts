/**
 * Calls before the first roots answer, which is held back while they are posed.
 * Nothing can be inside before an answer, so the window borrows its control from `narrow`. The second root lies
 * outside the argument: a server that adds roots to its argument shows there whether it waits for the answer.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const earlyCall: Scenario = {
  id: 'early-call',
  title: 'Calls before the first answer',
  question: 'Which set applies to a call that comes before the first roots answer?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'window',
      roots: ['root-a', 'disjoint'],
      answer: 'held',
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'inside-nested', side: 'inside' },
        { target: 'second-root', side: 'inside', lands: 'disjoint' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
    {
      id: 'answered',
      roots: ['root-a', 'disjoint'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [{ target: 'inside', side: 'inside' }],
    },
  ],
  decides: 'line',
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089'],
};
