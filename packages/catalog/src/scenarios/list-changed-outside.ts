/**
 * Two roots outside the argument, withdrawn one after the other, then A. Inside the argument a server that adds
 * roots to its argument reaches everything anyway: only outside of it can be seen which list it keeps.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const listChangedOutside: Scenario = {
  id: 'list-changed-outside',
  title: 'Two roots outside the argument, then A',
  question: 'Is a withdrawn root outside the argument let go of, and which of two earlier lists lingers?',
  definition: 2,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'first',
      roots: ['disjoint'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'narrow' },
      // A server that asks when it is called has to be called, to have been told this list at all.
      poses: [{ target: 'gap-archive', side: 'gap' }],
    },
    {
      id: 'changed',
      roots: ['beyond'],
      answer: 'at-once',
      notify: 1,
      control: { from: 'narrow' },
      poses: [{ target: 'gap-parent', side: 'gap' }],
    },
    {
      id: 'last',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 1,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'withdrawn-root', side: 'beyond', lands: 'disjoint' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090'],
};
