/** Root A is replaced by a link into the gap while the server runs. A path below A then leads out of every root. */
import { SINGLE_PATH } from '@rootbound/core/operation';
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const rootSwapped: Scenario = {
  id: 'root-swapped',
  title: 'A root swapped for a link',
  question: 'Does the boundary hold when a root is replaced by a link that leads out of it?',
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
      id: 'swapped',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      disk: 'swap-root-for-link',
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'swapped-root', side: 'gap' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089'],
};
