/**
 * A client that declared no roots sends notifications/roots/list_changed all the same, and would answer a question.
 * The server must not use what was not negotiated (basic/lifecycle, Operation).
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, LIFECYCLE_PAGE, ROOTS_PAGE } from './era.ts';

export const uninvitedNotice: Scenario = {
  id: 'uninvited-notice',
  title: 'A notice that nobody declared',
  question: 'Does an uninvited notification make the server ask, and does it adopt the answer?',
  definition: 1,
  declares: { roots: false, listChanged: false },
  argument: 'argument',
  phases: [
    {
      id: 'before',
      roots: [],
      answer: { error: -32601 },
      notify: 0,
      control: { from: 'narrow' },
      poses: [{ target: 'inside', side: 'inside' }],
    },
    {
      id: 'noticed',
      roots: ['disjoint'],
      answer: 'at-once',
      notify: 1,
      control: { from: 'narrow' },
      poses: [
        { target: 'second-root', side: 'beyond', lands: 'disjoint' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE, LIFECYCLE_PAGE],
  bearsOn: ['P105'],
};
