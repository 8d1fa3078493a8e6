import { expect, test } from 'vitest';
import { collectDescendants } from './tree-watch.ts';

const PARENTS = new Map([
  [30, 20],
  [20, 10],
  [10, 1],
  [11, 1],
  [40, 30],
]);

test('descendants are found over any number of generations and in any order', () => {
  expect([...collectDescendants(10, PARENTS)].sort()).toEqual([10, 20, 30, 40]);
});

test('a root that is gone has none', () => {
  expect([...collectDescendants(99, PARENTS)]).toEqual([]);
});
