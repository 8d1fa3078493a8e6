/** The matrix proper: a wide argument, one root strictly narrower, every target posed with every recipe. */
import type { Pose, Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

/** Every way that is judged against one root, from the control outwards. `unlisted-surface` poses the same. */
export const EVERY_TARGET: readonly Pose[] = [
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
  { target: 'case-variant', side: 'gap' },
  { target: 'encoded-traversal', side: 'gap' },
  { target: 'file-uri', side: 'gap' },
  { target: 'nul-byte', side: 'gap' },
  { target: 'drive-path', side: 'gap' },
  { target: 'traversal-relative', side: 'gap' },
  { target: 'argument-prefix-sibling', side: 'beyond' },
  { target: 'beyond', side: 'beyond' },
  { target: 'traversal-beyond', side: 'beyond' },
  { target: 'link-beyond-file', side: 'beyond' },
  { target: 'link-beyond-dir', side: 'beyond' },
  { target: 'link-dangling-beyond', side: 'beyond' },
  { target: 'decoy', side: 'beyond' },
  { target: 'home', side: 'beyond' },
  { target: 'tilde', side: 'beyond' },
  { target: 'system', side: 'beyond' },
  { target: 'relative', side: 'beyond' },
];

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
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: EVERY_TARGET,
    },
  ],
  surface: 'tools',
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P105'],
};
