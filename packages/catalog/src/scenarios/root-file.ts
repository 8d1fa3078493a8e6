/** The root is a file. The schema allows it: then that file is inside, and its directory is not. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const rootFile: Scenario = {
  id: 'root-file',
  title: 'A root that is a file',
  question: 'Is a root that is a file taken as that file, refused, or taken as its directory?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: [{ place: 'root-a', written: 'file' }],
      answer: 'at-once',
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'root-file', side: 'inside' },
        { target: 'beside-root-file', side: 'gap' },
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
