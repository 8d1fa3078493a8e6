/**
 * A scenario's cells as a grid: rows are items by operation, columns are targets by side.
 * Places where no cell exists are null: a target that makes no sense for an operation is not a hole in the proof.
 */
import type { Cell } from '@rootbound/core/cell';
import type { Side, Target } from '@rootbound/core/target';
import { OPERATION_ORDER, QUIET, SIDE_WORDS, TARGET_WORDS, VERDICT_WORDS } from '../words.ts';

export interface Column {
  readonly target: Target;
  readonly side: Side;
  /** The first column of its side: `gap` is preceded by the boundary line. */
  readonly first: boolean;
}

export interface Row {
  readonly item: string;
  readonly operation: string;
  readonly cells: readonly (Cell | null)[];
}

export interface Grid {
  readonly columns: readonly Column[];
  readonly sides: readonly { readonly side: Side; readonly span: number }[];
  readonly groups: readonly { readonly operation: string; readonly rows: readonly Row[] }[];
}

const TARGET_ORDER = Object.keys(TARGET_WORDS);
const SIDES: readonly string[] = Object.keys(SIDE_WORDS);

export function gridOf(cells: readonly Cell[], scenario: string): Grid {
  const posed = cells.filter((cell) => cell.scenario === scenario);
  const columns = columnsOf(posed);
  const operations = [...new Set(posed.map((cell) => cell.operation))].sort(
    (a, b) => OPERATION_ORDER[a] - OPERATION_ORDER[b],
  );
  return {
    columns,
    sides: spansOf(columns),
    groups: operations.map((operation) => ({
      operation,
      rows: rowsOf(
        posed.filter((cell) => cell.operation === operation),
        columns,
      ),
    })),
  };
}

function columnsOf(cells: readonly Cell[]): readonly Column[] {
  const sides = new Map(cells.map((cell) => [cell.target, cell.side]));
  const sorted = [...sides].sort(
    ([a, left], [b, right]) =>
      SIDES.indexOf(left) - SIDES.indexOf(right) || TARGET_ORDER.indexOf(a) - TARGET_ORDER.indexOf(b),
  );
  return sorted.map(([target, side], index) => ({ target, side, first: sorted[index - 1]?.[1] !== side }));
}

function spansOf(columns: readonly Column[]): Grid['sides'] {
  return columns
    .filter(({ first }) => first)
    .map(({ side }) => ({ side, span: columns.filter((column) => column.side === side).length }));
}

function rowsOf(cells: readonly Cell[], columns: readonly Column[]): readonly Row[] {
  const rows = new Map<string, Map<string, Cell>>();
  for (const cell of cells) {
    const row = rows.get(cell.item) ?? new Map<string, Cell>();
    rows.set(cell.item, row.set(cell.target, cell));
  }
  const [operation = ''] = cells.map((cell) => cell.operation);
  return [...rows].map(([item, row]) => ({
    item,
    operation,
    cells: columns.map(({ target }) => row.get(target) ?? null),
  }));
}

export interface Count {
  readonly verdict: string;
  readonly n: number;
}

/** How many cells bear each verdict, loud first. A verdict without cells is left out; nothing is summed. */
export function tallyOf(cells: readonly { readonly verdict: string }[]): readonly Count[] {
  return countsOf(
    cells.reduce<Record<string, number>>(
      (tally, { verdict }) => ({ ...tally, [verdict]: (tally[verdict] ?? 0) + 1 }),
      {},
    ),
  );
}

/** A tally of the contract in the order of the pages. */
export function countsOf(tally: Readonly<Record<string, number>>): readonly Count[] {
  const known = Object.keys(VERDICT_WORDS);
  const words = [...known, ...Object.keys(tally).filter((word) => !known.includes(word))];
  return words.map((verdict) => ({ verdict, n: tally[verdict] ?? 0 })).filter(({ n }) => n > 0);
}

/** Cells in reading order: row by row. */
export function inOrder(grid: Grid): readonly Cell[] {
  return grid.groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)));
}

/** The next (`step` 1) or previous (-1) cell that is not quiet, or null at the end. */
export function nextLoud(cells: readonly Cell[], from: Cell | null, step: 1 | -1): Cell | null {
  const start = from === null ? (step === 1 ? -1 : cells.length) : cells.indexOf(from);
  for (let at = start + step; at >= 0 && at < cells.length; at += step) {
    const cell = cells[at];
    if (cell !== undefined && !QUIET.has(cell.verdict)) return cell;
  }
  return null;
}
