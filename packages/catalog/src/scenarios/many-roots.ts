/** Two hundred roots, most of which do not exist; A is the first and B the last of them. */
import type { RootEntry, Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

const MIDDLE: readonly RootEntry[] = Array.from({ length: 198 }, (_, at) => ({
  uri: `file://{base}/srv/app/packages/part-${at + 1}`,
}));
const MANY: readonly RootEntry[] = ['root-a', ...MIDDLE, 'root-b'];

export const manyRoots: Scenario = {
  id: 'many-roots',
  title: 'Two hundred roots',
  question: 'Is the last of many roots reached, and does the gap still hold?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: MANY,
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'last-root', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P089'],
};
