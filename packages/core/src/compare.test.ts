import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { classify, compareMatrices } from './compare.ts';
import type { Matrix } from './matrix.ts';
import { VERDICTS, type Verdict } from './verdict.ts';

function cell(verdict: Verdict, over: Partial<Cell> = {}): Cell {
  return {
    scenario: 'narrow',
    definition: 1,
    item: 'read_file',
    operation: 'read',
    target: 'gap-sibling',
    side: 'gap',
    outcome: verdict === 'open' ? 'permitted' : 'refused',
    landed: '',
    verdict,
    touched: null,
    control: { scenario: 'narrow', target: 'inside', outcome: 'permitted', borrowed: false, evidence: null },
    repeat: { posed: 1, agree: 1, outcomes: {} },
    form: 'tool-error',
    tookMs: 2,
    evidence: 'e',
    reason: '',
    ...over,
  };
}

function matrix(cells: Cell[], over: Partial<Matrix> = {}): Matrix {
  const base: Pick<Matrix, 'cells' | 'items' | 'recipes' | 'conversations' | 'installation'> = {
    cells,
    items: [{ kind: 'tool', name: 'read_file', description: '', schema: null, annotations: null }],
    recipes: [],
    conversations: [],
    installation: null,
  };
  // Comparison reads these members and the identity only.
  return { server: 's', version: '1', run: { id: 'r' }, ...base, ...over } as Matrix;
}

describe('classify', () => {
  test.each<[Verdict, Verdict, string, string]>([
    ['holds', 'open', 'opened', 'critical'],
    ['holds', 'touches', 'opened', 'critical'],
    ['holds', 'inverted', 'opened', 'critical'],
    ['unproven', 'open', 'revealed', 'major'],
    ['unposed', 'touches', 'revealed', 'major'],
    ['holds', 'unproven', 'lost-proof', 'major'],
    ['holds', 'unposed', 'lost-proof', 'major'],
    ['reached', 'unreached', 'broke', 'major'],
    ['reached', 'unproven', 'broke', 'major'],
    ['open', 'holds', 'closed', 'notable'],
    ['touches', 'holds', 'closed', 'notable'],
    ['unreached', 'reached', 'mended', 'minor'],
    ['unproven', 'holds', 'mended', 'minor'],
    ['touches', 'open', 'moved', 'major'],
    ['open', 'touches', 'moved', 'minor'],
    ['open', 'breaks', 'moved', 'major'],
  ])('%s to %s: %s, %s', (before, after, kind, weight) => {
    expect(classify(before, after)).toEqual({ kind, weight });
  });

  test('the same verdict is no change, and unknown to unknown is none either', () => {
    for (const verdict of VERDICTS) expect(classify(verdict, verdict)).toBeNull();
    expect(classify('unproven', 'unposed')).toBeNull();
  });
});

describe('compareMatrices', () => {
  test('counts what was posed in both and lists only what differs', () => {
    const before = matrix([cell('open'), cell('holds', { target: 'beyond' })]);
    const after = matrix([cell('holds'), cell('holds', { target: 'beyond' })]);
    const { posedInBoth, changes } = compareMatrices(before, after);
    expect(posedInBoth).toBe(2);
    expect(changes.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['closed', 'narrow/read_file/read/gap-sibling'],
    ]);
  });

  test('never compares cells of different scenario definitions', () => {
    const comparison = compareMatrices(matrix([cell('holds')]), matrix([cell('open', { definition: 2 })]));
    expect([comparison.posedInBoth, comparison.notComparable, comparison.changes]).toEqual([0, 1, []]);
  });

  test('shows what is open in the newer one alone as revealed', () => {
    const changes = compareMatrices(matrix([]), matrix([cell('open')])).changes;
    expect(changes.map(({ kind, weight }) => [kind, weight])).toEqual([['revealed', 'major']]);
  });

  test('shows what held and is posed no more as lost proof', () => {
    const after = matrix([cell('holds', { target: 'beyond' })]);
    const changes = compareMatrices(matrix([cell('holds'), cell('holds', { target: 'beyond' })]), after).changes;
    expect(changes.map(({ kind }) => kind)).toEqual(['lost-proof']);
  });

  test('puts the heaviest change first', () => {
    const before = matrix([cell('open', { target: 'beyond' }), cell('holds')]);
    const after = matrix([cell('holds', { target: 'beyond' }), cell('open')]);
    expect(compareMatrices(before, after).changes.map(({ weight }) => weight)).toEqual(['critical', 'notable']);
  });

  test('tells a call that became ten times slower, and one that became quick', () => {
    const kinds = (from: number, to: number) =>
      compareMatrices(matrix([cell('holds', { tookMs: from })]), matrix([cell('holds', { tookMs: to })])).changes.map(
        ({ kind }) => kind,
      );
    expect([kinds(10, 60_000), kinds(60_000, 10), kinds(1, 20)]).toEqual([['stalls'], ['answers-at-once'], []]);
  });
});
