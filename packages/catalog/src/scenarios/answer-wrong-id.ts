/** The list comes under an id that nobody asked under; the true question stays open. A list that nobody asked for must not be taken. */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const answerWrongId: Scenario = {
  id: 'answer-wrong-id',
  title: 'An answer under a wrong id',
  question: 'Is a list taken that answers no question, and does the open question freeze calls?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'wrong-id',
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089'],
};
