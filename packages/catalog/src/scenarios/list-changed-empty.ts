/** The list changes from A to no roots at all. Nothing is inside then: the control is the reading of A before the change, and the baseline. */
import { SINGLE_PATH } from '@rootbound/core/operation';
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const listChangedEmpty: Scenario = {
  id: 'list-changed-empty',
  title: 'A, then no roots',
  question: 'When the last root is taken back, does the server close, fall back to its argument, or open?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  operations: SINGLE_PATH,
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
      roots: [],
      answer: 'at-once',
      notify: 1,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'withdrawn-root', side: 'gap' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P090'],
};
