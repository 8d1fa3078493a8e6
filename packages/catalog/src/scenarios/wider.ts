/** The root is the parent of the argument: the client offers more than the command line allows. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const wider: Scenario = {
  id: 'wider',
  title: 'Root wider than the argument',
  question: 'Does a root that holds the argument widen what the command line allows?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'monorepo',
  phases: [
    {
      id: 'steady',
      roots: ['argument'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      home: 'root-a',
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'inside-nested', side: 'inside' },
        { target: 'gap-archive', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P089'],
};
