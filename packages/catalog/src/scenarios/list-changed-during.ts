/**
 * The list changes while a call is under way: the notification follows the call without waiting for its answer.
 * That one call is for a directory that is inside before and after, so whichever list it uses it must go through;
 * afterwards the new list must be in force.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const listChangedDuring: Scenario = {
  id: 'list-changed-during',
  title: 'The list changes during a call',
  question: 'Does a change that comes during a call do harm, and is the new list in force afterwards?',
  definition: 2,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'during',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'narrow' },
      poses: [{ target: 'inside', side: 'inside' }],
    },
    {
      id: 'changing',
      roots: ['root-a-nested', 'root-b'],
      answer: 'at-once',
      notify: 1,
      notifyDuringCall: true,
      control: { from: 'narrow' },
      poses: [{ target: 'inside-nested', side: 'inside' }],
    },
    {
      id: 'after',
      roots: ['root-a-nested', 'root-b'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'added-root' },
      poses: [
        { target: 'added-root', side: 'inside' },
        { target: 'withdrawn-root', side: 'gap' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090'],
};
