/**
 * The list changes while a call is under way: the notification follows the call without waiting for its answer.
 * Whichever list that one call uses is right; afterwards the new one must be in force, and nothing may break.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const listChangedDuring: Scenario = {
  id: 'list-changed-during',
  title: 'The list changes during a call',
  question: 'Does a change that comes during a call do harm, and is the new list in force afterwards?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'during',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'narrow' },
      poses: [{ target: 'inside-nested', side: 'inside' }],
    },
    {
      id: 'changing',
      roots: ['root-b'],
      answer: 'at-once',
      notify: 1,
      notifyDuringCall: true,
      control: { from: 'narrow' },
      poses: [{ target: 'second-root', side: 'inside', lands: 'root-b' }],
    },
    {
      id: 'after',
      roots: ['root-b'],
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
