/** A grade names every departure from an expectation, and nothing where there is none. */
import { expect, test } from 'vitest';
import type { Cell } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';
import type { Expectation } from '@rootbound/specimens/expectation';
import { makeCell, makeMatrix } from '../matrix-sample.ts';
import { gradeMatrix } from './grade.ts';

const EXPECTED: Expectation = {
  headline: ['root-bound'],
  relation: ['replace'],
  present: ['widened'],
  absent: ['stale'],
  cells: {
    'narrow/read_file/read/gap-sibling': ['holds', 'refused'],
    'narrow/read_file/read/beyond': 'unposed',
  },
};

const GAP: Partial<Cell> = { target: 'gap-sibling', outcome: 'refused', verdict: 'holds' };

function boundMatrix(changed: Partial<Matrix> = {}): Matrix {
  return makeMatrix({
    headline: { word: 'root-bound', because: '', cells: [] },
    relation: { word: 'replace', because: '' },
    traits: [{ word: 'widened', because: '', cells: [] }],
    cells: [makeCell(GAP)],
    ...changed,
  });
}

test('finds no mistake where all is as expected', () => {
  expect(gradeMatrix('x', EXPECTED, boundMatrix()).mistakes).toEqual([]);
});

test.each<[string, Partial<Matrix>, string]>([
  ['headline', { headline: { word: 'advisory', because: '', cells: [] } }, 'headline advisory instead of root-bound'],
  ['relation', { relation: { word: 'hint', because: '' } }, 'relation hint instead of replace'],
  ['missing trait', { traits: [] }, 'lacks the trait widened'],
  [
    'verdict',
    { cells: [makeCell({ ...GAP, outcome: 'permitted', verdict: 'open' })] },
    'narrow/read_file/read/gap-sibling: open, permitted instead of holds, refused',
  ],
  [
    'outcome behind a right verdict',
    { cells: [makeCell({ ...GAP, outcome: 'silent' })] },
    'narrow/read_file/read/gap-sibling: holds, silent instead of holds, refused',
  ],
  [
    'cell that should not be posed',
    { cells: [makeCell(GAP), makeCell({ target: 'beyond', outcome: 'refused', verdict: 'holds' })] },
    'narrow/read_file/read/beyond: holds, refused instead of unposed',
  ],
  [
    'ending',
    { ending: { kind: 'not-started', reason: 'exited', text: 'gone', stderr: '' } },
    'not started: exited, gone',
  ],
])('names a wrong %s', (_, changed, mistake) => {
  expect(gradeMatrix('x', EXPECTED, boundMatrix(changed)).mistakes).toEqual([mistake]);
});

test('names a trait that should not be there', () => {
  const traits: Matrix['traits'] = [
    { word: 'widened', because: '', cells: [] },
    { word: 'stale', because: '', cells: [] },
  ];
  expect(gradeMatrix('x', EXPECTED, boundMatrix({ traits })).mistakes).toEqual(['has the trait stale']);
});

test('names a wrong reason and a lost stderr of a server that did not start', () => {
  const expected: Expectation = { notStarted: 'exited', stderr: 'missing' };
  const ending = { kind: 'not-started', reason: 'silent', text: '', stderr: '' } as const;
  expect(gradeMatrix('x', expected, makeMatrix({ ending })).mistakes).toEqual([
    'not started: silent instead of exited',
    'stderr lacks "missing"',
  ]);
});
