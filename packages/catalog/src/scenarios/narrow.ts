/** The matrix proper: a wide argument, one root strictly narrower, every target posed with every recipe. */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

export const narrow: Scenario = {
  id: 'narrow',
  title: 'Argument wide, one root A',
  question: 'Which line does each code path keep when the root is narrower than the argument?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'at-once',
      notify: false,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'inside-nested', side: 'inside' },
        { target: 'inside-link', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-parent', side: 'gap' },
        { target: 'gap-archive', side: 'gap' },
        { target: 'prefix-sibling', side: 'gap' },
        { target: 'traversal', side: 'gap' },
        { target: 'link-file', side: 'gap' },
        { target: 'link-dir', side: 'gap' },
        { target: 'link-dir-new', side: 'gap' },
        { target: 'link-dangling', side: 'gap' },
        { target: 'argument-prefix-sibling', side: 'beyond' },
        { target: 'beyond', side: 'beyond' },
        { target: 'traversal-beyond', side: 'beyond' },
        { target: 'link-beyond-file', side: 'beyond' },
        { target: 'link-beyond-dir', side: 'beyond' },
        { target: 'link-dangling-beyond', side: 'beyond' },
        { target: 'decoy', side: 'beyond' },
        { target: 'relative', side: 'beyond' },
      ],
    },
  ],
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P105'],
};
