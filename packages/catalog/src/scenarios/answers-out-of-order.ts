/**
 * Two changes in a row; both answers are held back, and the older one arrives after the newer one.
 * B was the list for a moment, A is the list that counts. A server that takes whatever arrives last ends on B.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const answersOutOfOrder: Scenario = {
  id: 'answers-out-of-order',
  title: 'The older answer arrives last',
  question: 'With two questions open, does the newest list win, or the answer that arrives last?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'first',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside-nested' },
      poses: [{ target: 'inside-nested', side: 'inside' }],
    },
    {
      id: 'older',
      roots: ['root-b'],
      answer: 'held',
      notify: 1,
      control: { from: 'narrow' },
      poses: [],
    },
    {
      id: 'newer',
      roots: ['root-a'],
      answer: 'held',
      notify: 1,
      control: { from: 'narrow' },
      poses: [],
    },
    {
      id: 'settled',
      roots: ['root-a'],
      answer: 'reversed',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'withdrawn-root', side: 'gap', lands: 'root-b' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090'],
};
