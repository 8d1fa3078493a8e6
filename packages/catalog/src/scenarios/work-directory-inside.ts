/**
 * The server is started inside the root. A relative path then has more than one possible start.
 * It is judged by the place where the working directory puts it; an effect elsewhere is misdirected, and the cell names the place.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const workDirectoryInside: Scenario = {
  id: 'work-directory-inside',
  title: 'Started inside the root',
  question: 'What does a relative path mean when the server was started inside the root?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  workDirectory: 'root-a',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'relative', side: 'inside', lands: 'root-a' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089'],
};
