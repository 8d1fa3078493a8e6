/** The question is answered with A, and then once more with an empty list under the same id. The first answer is the answer. */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const answerTwice: Scenario = {
  id: 'answer-twice',
  title: 'Two answers to one question',
  question: 'Does a second answer to the same question change the set?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'twice',
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
