/** The list changes from A to B and back to A: a server that lags one list behind ends on B. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const listChangedBack: Scenario = {
  id: 'list-changed-back',
  title: 'A, then B, then A again',
  question: 'After two changes, is the last list in force, or the one before it?',
  definition: 2,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'first',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'narrow' },
      // A server that asks when it is called has to be called, to have been told this list at all.
      poses: [{ target: 'gap-archive', side: 'gap' }],
    },
    {
      id: 'changed',
      roots: ['root-b'],
      answer: 'at-once',
      notify: 1,
      control: { from: 'narrow' },
      poses: [{ target: 'gap-parent', side: 'gap' }],
    },
    {
      id: 'back',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 1,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'withdrawn-root', side: 'gap', lands: 'root-b' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090'],
};
