/** A root, a directory inside it, and the first root once more: the list may overlap and repeat itself. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const nestedRoots: Scenario = {
  id: 'nested-roots',
  title: 'Nested and repeated roots',
  question: 'Are nested and repeated roots handled without losing any?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a', 'root-a-nested', 'root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'nested-root', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-parent', side: 'gap' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P089'],
};
