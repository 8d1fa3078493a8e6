/** Calls without any handshake. A refusal is the right answer; what is told is whether a call gets through to the files. */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, LIFECYCLE_PAGE, ROOTS_PAGE } from './era.ts';

export const noHandshake: Scenario = {
  id: 'no-handshake',
  title: 'No handshake at all',
  question: 'Which boundary applies to a call before there is a session?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  handshake: 'none',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
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
  appliesTo: isSessionEra,
  spec: [LIFECYCLE_PAGE, ROOTS_PAGE],
  bearsOn: ['P089'],
};
