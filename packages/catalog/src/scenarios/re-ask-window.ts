/**
 * The list changes from A to B, and the answer to the new question is held back while calls are posed.
 * Nothing says which list is right in that window, but a server that opens up in it gives away what both lists refuse.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const reAskWindow: Scenario = {
  id: 're-ask-window',
  title: 'Calls while the new list is awaited',
  question: 'Which set applies while the answer after list_changed is awaited: the old one, a wider one, or none?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'before',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [{ target: 'inside', side: 'inside' }],
    },
    {
      id: 'window',
      roots: ['root-b'],
      answer: 'held',
      notify: 1,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-archive', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
    {
      id: 'after',
      roots: ['root-b'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'added-root', side: 'inside' },
        { target: 'withdrawn-root', side: 'gap' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P090'],
};
