/**
 * One scenario's cells as a table of letters: a row for each item and operation, a column for each target.
 * The columns' names stand on stairs above the letters, since twenty of them never fit beside each other.
 */
import { type Cell, cellKey } from '@rootbound/core/cell';
import { TARGETS, type Target } from '@rootbound/core/target';
import type { Ink } from './ink.ts';
import { printable } from './printable.ts';
import { countVerdicts, VERDICT_MARKS } from './verdict-marks.ts';

interface Row {
  readonly item: string;
  readonly operation: string;
  readonly cells: ReadonlyMap<Target, Cell>;
}

interface Layout {
  readonly label: number;
  readonly item: number;
  readonly width: number;
  readonly ink: Ink;
}

const MARGIN = 2;
const SHORTEST_ITEM = 8;

/** Lines of the table of the cells of one scenario. */
export function renderTable(cells: readonly Cell[], options: { width: number; ink: Ink }): readonly string[] {
  const columns = listColumns(cells);
  const rows = listRows(cells);
  const operation = Math.max(...rows.map((row) => row.operation.length));
  const longest = Math.max(...rows.map((row) => printable(row.item).length));
  const names = Math.max(...columns.map((column) => column.name.length));
  const room = options.width - MARGIN - 2 * columns.length - operation - 2;
  const item = Math.max(SHORTEST_ITEM, Math.min(longest, room));
  const label = Math.max(item + 2 + operation, names + 1);
  const layout = { ...options, label, item };
  return [...renderStairs(columns, layout), ...rows.map((row) => renderRow(row, columns, layout))];
}

interface Column {
  readonly target: Target;
  readonly name: string;
}

function listColumns(cells: readonly Cell[]): readonly Column[] {
  const sides = new Map(cells.map((cell) => [cell.target, cell.side]));
  return TARGETS.filter((target) => sides.has(target)).map((target) => ({ target, name: nameColumn(target, sides) }));
}

function nameColumn(target: Target, sides: ReadonlyMap<Target, string>): string {
  const side = sides.get(target) ?? '';
  return target.startsWith(side) ? target : `${side} · ${target}`;
}

function listRows(cells: readonly Cell[]): readonly Row[] {
  const rows = new Map<string, { item: string; operation: string; cells: Map<Target, Cell> }>();
  for (const cell of cells) {
    const key = cellKey({ ...cell, target: 'inside' });
    const row = rows.get(key) ?? { item: cell.item, operation: cell.operation, cells: new Map() };
    row.cells.set(cell.target, cell);
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** From the last column down to the first, so that no line crosses another. */
function renderStairs(columns: readonly Column[], layout: Layout): readonly string[] {
  const lines = columns.map((column, index) => {
    const rest = ' │'.repeat(columns.length - index - 1);
    return `${margin(column.name.padStart(layout.label))} ${layout.ink('dim', `${'──'.repeat(index)}┐${rest}`)}`;
  });
  return lines.reverse();
}

function renderRow(row: Row, columns: readonly Column[], layout: Layout): string {
  const item = printable(row.item, layout.item).padEnd(layout.item);
  const label = margin(`${item}  ${row.operation}`.padEnd(layout.label));
  const marks = columns.map((column) => renderMark(row.cells.get(column.target), layout.ink)).join('');
  const words = countVerdicts([...row.cells.values()])
    .filter(([verdict]) => verdict !== 'holds' && verdict !== 'reached')
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ');
  const used = MARGIN + layout.label + 1 + 2 * columns.length;
  return used + words.length + 1 > layout.width
    ? `${label} ${marks}`.trimEnd()
    : `${label} ${marks} ${words}`.trimEnd();
}

/** The verdict's letter; `~` after it says that repeats disagreed. Two characters wide. */
function renderMark(cell: Cell | undefined, ink: Ink): string {
  if (cell === undefined) return '  ';
  const { letter, tone } = VERDICT_MARKS[cell.verdict];
  return `${ink(tone, letter)}${isUnstable(cell) ? '~' : ' '}`;
}

/** Whether repeats of a question gave different outcomes. */
export function isUnstable(cell: Cell): boolean {
  return Object.keys(cell.repeat.outcomes).length > 1;
}

function margin(text: string): string {
  return ' '.repeat(MARGIN) + text;
}
