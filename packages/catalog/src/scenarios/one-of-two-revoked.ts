/** The list shrinks from A and B to A: one root is taken back while the other stays. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const oneOfTwoRevoked: Scenario = {
  id: 'one-of-two-revoked',
  title: 'A and B, then A alone',
  question: 'Is a revoked root let go of while the one that stays is still reached?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'before',
      roots: ['root-a', 'root-b'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'second-root' },
      poses: [{ target: 'second-root', side: 'inside' }],
    },
    {
      id: 'after',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 1,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'withdrawn-root', side: 'gap', lands: 'root-b' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090'],
};
