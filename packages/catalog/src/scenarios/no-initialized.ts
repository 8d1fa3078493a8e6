/**
 * The handshake stops before notifications/initialized, and calls come all the same.
 * The server may refuse, or not have asked for roots yet: nothing can be inside, so every control is borrowed.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, LIFECYCLE_PAGE, ROOTS_PAGE } from './era.ts';

export const noInitialized: Scenario = {
  id: 'no-initialized',
  title: 'initialized is never sent',
  question: 'Which boundary applies to calls before the handshake has been finished?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  handshake: 'no-initialized',
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
