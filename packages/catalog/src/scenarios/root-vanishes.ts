/** Root A is taken away while the server runs, and put back later. What is gone cannot be reached; what lies outside must stay so. */
import { SINGLE_PATH } from '@rootbound/core/operation';
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const rootVanishes: Scenario = {
  id: 'root-vanishes',
  title: 'A root that vanishes',
  question: 'Does the boundary hold while a root is gone, and does the server recover when it is back?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  operations: SINGLE_PATH,
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
      id: 'gone',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      disk: 'take-root-away',
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-archive', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
    {
      id: 'back',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      disk: 'put-root-back',
      control: { from: 'session', target: 'inside' },
      poses: [{ target: 'returned-root', side: 'inside' }],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P105'],
};
