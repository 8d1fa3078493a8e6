/**
 * The answer comes only after the server has cancelled its request (basic/utilities/cancellation): it must be ignored, or may be taken.
 * The calls are posed after it. Nothing says that A is inside then, so every control is borrowed.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const answerLate: Scenario = {
  id: 'answer-late',
  title: 'The answer after cancellation',
  question: 'What applies when the answer comes after the server has given up on it?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'after-cancel',
      notify: 0,
      patient: true,
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
  bearsOn: ['P089', 'P105'],
};
