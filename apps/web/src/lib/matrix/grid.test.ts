/** The grid of a scenario, its tally, and the ways through it. */
import type { Cell } from '@rootbound/core/cell';
import { describe, expect, test } from 'vitest';
import { countsOf, gridOf, inOrder, nextLoud, tallyOf } from './grid.ts';
import { moveFrom } from './move.ts';
import { cellOf } from './sample-cell.ts';

const cells: readonly Cell[] = [
  cellOf({ item: 'write_file', operation: 'write', target: 'inside', side: 'inside', verdict: 'reached' }),
  cellOf({ item: 'write_file', operation: 'write', target: 'beyond', side: 'beyond', verdict: 'open' }),
  cellOf({ item: 'read_file', operation: 'read', target: 'beyond', side: 'beyond', verdict: 'holds' }),
  cellOf({ item: 'read_file', operation: 'read', target: 'inside', side: 'inside', verdict: 'reached' }),
  cellOf({ item: 'read_file', operation: 'read', target: 'link-file', side: 'gap', verdict: 'unproven' }),
  cellOf({ item: 'read_file', operation: 'read', target: 'gap-sibling', side: 'gap', verdict: 'holds' }),
  cellOf({ scenario: 'disjoint', item: 'read_file', operation: 'read', target: 'decoy', side: 'beyond' }),
];
const grid = gridOf(cells, 'narrow');
const names = (list: readonly (Cell | null)[]) =>
  list.map((cell) => (cell === null ? '' : `${cell.item} ${cell.target}`));

describe('grid', () => {
  test('groups columns by side, inside first, and marks the first of each', () => {
    expect(grid.columns.map(({ target, first }) => `${target}${first ? ' |' : ''}`)).toEqual([
      'inside |',
      'gap-sibling |',
      'link-file',
      'beyond |',
    ]);
    expect(grid.sides).toEqual([
      { side: 'inside', span: 1 },
      { side: 'gap', span: 2 },
      { side: 'beyond', span: 1 },
    ]);
  });

  test('groups rows by operation and leaves places without a cell empty', () => {
    expect(grid.groups.map(({ operation }) => operation)).toEqual(['read', 'write']);
    expect(names(grid.groups[1]?.rows[0]?.cells ?? [])).toEqual(['write_file inside', '', '', 'write_file beyond']);
  });

  test('leaves out the cells of other scenarios', () => {
    expect(inOrder(grid)).toHaveLength(6);
  });
});

describe('tally', () => {
  test('counts each verdict on its own, loud first, and never adds the unknown to holds', () => {
    expect(tallyOf(inOrder(grid))).toEqual([
      { verdict: 'open', n: 1 },
      { verdict: 'unproven', n: 1 },
      { verdict: 'holds', n: 2 },
      { verdict: 'reached', n: 2 },
    ]);
  });

  test('keeps a verdict that it does not know', () => {
    expect(countsOf({ holds: 1, novel: 2, open: 0 })).toEqual([
      { verdict: 'holds', n: 1 },
      { verdict: 'novel', n: 2 },
    ]);
  });
});

describe('ways through a matrix', () => {
  const at = (item: string, target: string) => {
    const cell = inOrder(grid).find((each) => each.item === item && each.target === target);
    if (cell === undefined) throw new Error(`no cell ${item} ${target}`);
    return cell;
  };

  test.each([
    ['ArrowRight', 'write_file', 'inside', 'write_file beyond'],
    ['ArrowLeft', 'write_file', 'beyond', 'write_file inside'],
    ['ArrowDown', 'read_file', 'inside', 'write_file inside'],
    ['ArrowDown', 'read_file', 'link-file', 'read_file link-file'],
    ['ArrowUp', 'read_file', 'beyond', 'read_file beyond'],
    ['ArrowRight', 'read_file', 'beyond', 'read_file beyond'],
    ['Home', 'read_file', 'beyond', 'read_file inside'],
    ['End', 'write_file', 'inside', 'write_file beyond'],
  ])('%s from %s, %s leads to %s', (key, item, target, to) => {
    expect(names([moveFrom(grid, at(item, target), key)])).toEqual([to]);
  });

  test('leaves other keys alone', () => {
    expect(moveFrom(grid, at('read_file', 'inside'), 'Tab')).toBeNull();
  });

  test('goes to the cells that are not quiet, both ways, and stops at the ends', () => {
    const order = inOrder(grid);
    const first = nextLoud(order, null, 1);
    const second = nextLoud(order, first, 1);
    expect(
      names([first, second, nextLoud(order, second, 1), nextLoud(order, second, -1), nextLoud(order, null, -1)]),
    ).toEqual(['read_file link-file', 'write_file beyond', '', 'read_file link-file', 'write_file beyond']);
  });
});
