/**
 * The answer is an empty list, which is a valid one (schema, ListRootsResult). No revision says what it means.
 * Nothing is inside, so every control is borrowed from the baseline.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const answerEmpty: Scenario = {
  id: 'answer-empty',
  title: 'An empty list',
  question: 'What is the set when the list is empty: nothing, the argument, or everything?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: [],
      answer: 'at-once',
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
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089'],
};
