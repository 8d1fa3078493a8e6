/** The root is named through a link that leads to it. The same directory is asked for by the link and by its real path. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const rootLinked: Scenario = {
  id: 'root-linked',
  title: 'A root that is a link',
  question: 'Is a root that was named through a link reached by both of its names?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: [{ place: 'root-a', written: 'by-link' }],
      answer: 'at-once',
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'linked-root', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-parent', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089'],
};
