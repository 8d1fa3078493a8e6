/** Rows and cells agree by effect; what has no cell is not posed, with a reason. */
import { expect, test } from 'vitest';
import type { Cell } from '@rootbound/core/cell';
import { makeCell, makeMatrix } from '../matrix-sample.ts';
import { compareWithTruth } from './agreement.ts';
import type { TruthRow } from './rows.ts';

const ROW: TruthRow = {
  scenario: 'one_root_narrow',
  tool: 'read_file',
  target: 'gap',
  variant: '',
  arguments: '{}',
  outcome: 'refused',
  disk: [],
};

function compare(row: Partial<TruthRow>, ...cells: readonly Partial<Cell>[]) {
  const truth = { package: 'sample', version: '1.0.0', rows: [{ ...ROW, ...row }] };
  const { agreed, differing, notPosed } = compareWithTruth(truth, makeMatrix({ cells: cells.map(makeCell) }));
  return [agreed, differing.length, [...notPosed.keys()]];
}

test.each<[TruthRow['outcome'], Cell['outcome'], readonly string[], boolean]>([
  ['permitted', 'permitted', [], true],
  ['permitted', 'refused', [], false],
  ['permitted', 'misdirected', [], false],
  ['refused', 'refused', [], true],
  ['refused', 'silent', [], true],
  ['refused', 'permitted', [], false],
  ['refused', 'failed', [], false],
  ['error', 'refused', [], true],
  ['empty', 'silent', [], true],
  ['empty', 'misdirected', ['change <T>/link'], true],
  ['empty', 'silent', ['change <T>/link'], false],
  ['crash', 'failed', [], true],
  ['timeout', 'refused', [], false],
])('truth %s and our %s with %j on the disk', (truth, ours, disk, agrees) => {
  expect(compare({ outcome: truth, disk }, { target: 'gap-sibling', outcome: ours })).toEqual([
    agrees ? 1 : 0,
    agrees ? 0 : 1,
    [],
  ]);
});

test.each<[Partial<TruthRow>, Partial<Cell>]>([
  [{}, { target: 'gap-sibling' }],
  [
    { tool: 'write_file', variant: 'new', target: 'symlink_dir_to_gap' },
    { operation: 'create', target: 'link-dir-new' },
  ],
  [
    { tool: 'write_file', variant: 'overwrite', target: 'symlink_dir_to_gap' },
    { operation: 'write', target: 'link-dir' },
  ],
  [
    { tool: 'move_file', variant: 'inside->target', target: 'gap_parent' },
    { operation: 'move-out', target: 'gap-parent' },
  ],
  [
    { tool: 'list-files', target: 'outside_arg' },
    { operation: 'tree', target: 'beyond' },
  ],
  [
    { scenario: 'two_roots_swapped', target: 'payments' },
    { scenario: 'two-roots-swapped', target: 'second-root' },
  ],
  [
    { scenario: 'list_changed (client declares listChanged=true) after', target: 'old_root1' },
    { scenario: 'list-changed', target: 'withdrawn-root' },
  ],
  [
    { scenario: 'root disjoint from arg', target: 'in arg only' },
    { scenario: 'disjoint', target: 'gap-sibling' },
  ],
])('%j is asked by %j', (row, cell) => {
  const item = row.tool ?? ROW.tool;
  expect(compare({ ...row, outcome: 'permitted' }, { ...cell, item })).toEqual([1, 0, []]);
});

test.each<[Partial<TruthRow>, string]>([
  [{ scenario: 'root is a file' }, 'scenario not in the catalogue'],
  [{ variant: 'head' }, 'call not posed: read_file head'],
  [{ target: 'elsewhere' }, 'target not posed in narrow: elsewhere'],
  [{ tool: 'create_directory', target: 'symlink_dir_out_of_arg' }, 'a new name below a link beyond'],
  [{}, 'no recipe for read_file, read'],
])('%j is not posed', (row, reason) => {
  expect(compare(row)).toEqual([0, 0, [reason]]);
});

test('a relative name agrees where it ended inside the root', () => {
  const row: Partial<TruthRow> = {
    scenario: 'relative_path cwd=elsewhere',
    target: 'rel secret.txt',
    outcome: 'permitted',
  };
  expect(compare(row, { target: 'relative', outcome: 'misdirected', landed: 'root-a' })).toEqual([1, 0, []]);
  expect(compare(row, { target: 'relative', outcome: 'permitted' })).toEqual([0, 1, []]);
});

test('a call that shows nothing inside proves nothing outside', () => {
  const rows = [
    { ...ROW, target: 'inside', outcome: 'empty' as const },
    { ...ROW, target: 'gap', outcome: 'empty' as const },
  ];
  const matrix = makeMatrix({ cells: [makeCell({}), makeCell({ target: 'gap-sibling' })] });
  const { agreed, differing, notPosed } = compareWithTruth({ package: 'sample', version: '1.0.0', rows }, matrix);
  expect([agreed, differing, [...notPosed]]).toEqual([0, [], [['shows nothing inside there: read_file', 2]]]);
});
