/** The question is never answered. Calls are given longer than the 60 s after which the official SDKs give up waiting. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const answerNever: Scenario = {
  id: 'answer-never',
  title: 'No answer at all',
  question: 'Does a call end when the roots answer never comes, and which set applies then?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'never',
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
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P105'],
};
