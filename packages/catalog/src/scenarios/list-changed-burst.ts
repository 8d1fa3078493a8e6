/** Fifty notifications at once; the list is B from then on. What counts is the state at the end, and how often the server asks. */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const listChangedBurst: Scenario = {
  id: 'list-changed-burst',
  title: 'Fifty notifications at once',
  question: 'Does a burst of notifications end at the last list, and how often is it asked for?',
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
      notify: 50,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'added-root', side: 'inside' },
        { target: 'withdrawn-root', side: 'gap' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090', 'P106'],
};
