/** The list grows from A to A and B. A server that swaps its set for what is new loses A. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const listChangedAdded: Scenario = {
  id: 'list-changed-added',
  title: 'A, then A and B',
  question: 'Are both roots reached after one was added?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'before',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside-nested' },
      poses: [{ target: 'inside-nested', side: 'inside' }],
    },
    {
      id: 'after',
      roots: ['root-a', 'root-b'],
      answer: 'at-once',
      notify: 1,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'added-root', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090'],
};
