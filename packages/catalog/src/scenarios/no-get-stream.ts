/**
 * Streamable HTTP without the GET stream, which clients need not open (basic/transports, Listening for Messages).
 * A question that is sent there alone never arrives.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const noGetStream: Scenario = {
  id: 'no-get-stream',
  title: 'No GET stream',
  question: 'Do roots arrive when the client opens no GET stream, and which set applies if not?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  withoutGetStream: true,
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
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P089'],
};
