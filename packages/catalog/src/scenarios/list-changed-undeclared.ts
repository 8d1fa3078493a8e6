/**
 * The client did not declare listChanged, and its list changes without a word (client/roots, Root List Changes).
 * A server that keeps the first list for ever is within its rights: what is told here is which list a later call meets.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const listChangedUndeclared: Scenario = {
  id: 'list-changed-undeclared',
  title: 'The list changes silently',
  question: 'Without notifications, is the first list kept for ever, or is it asked for again at need?',
  definition: 1,
  declares: { roots: true, listChanged: false },
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
      id: 'after',
      roots: ['root-b'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'added-root', side: 'inside' },
        { target: 'withdrawn-root', side: 'gap' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P090', 'P106'],
};
