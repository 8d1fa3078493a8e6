/** A client without the roots capability. Nothing can be inside, so every control is borrowed from `narrow`. */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, LIFECYCLE_PAGE, ROOTS_PAGE } from './era.ts';

export const noRoots: Scenario = {
  id: 'no-roots',
  title: 'No roots capability',
  question: 'Does the server ask although roots were not declared, and what does it fall back to?',
  definition: 1,
  declares: { roots: false, listChanged: false },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: [],
      answer: { error: -32601 },
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE, LIFECYCLE_PAGE],
  bearsOn: ['P105'],
};
