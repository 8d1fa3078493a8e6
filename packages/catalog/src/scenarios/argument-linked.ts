/** The argument is a link to the directory. Root A lies in it, by its real path; the same file is asked for by both names. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const argumentLinked: Scenario = {
  id: 'argument-linked',
  title: 'An argument that is a link',
  question: 'Is a file reached by its real path when the command line named its directory through a link?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: [{ place: 'argument', by: 'link' }],
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
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
