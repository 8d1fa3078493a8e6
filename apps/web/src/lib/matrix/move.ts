/** Where an arrow key leads in a matrix with empty places: the next cell in that direction, never out of the table. */
import type { Cell } from '@rootbound/core/cell';
import type { Grid } from './grid.ts';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that `key` leads to from `from`; `from` itself where there is none, null for a key that moves nothing. */
export function moveFrom(grid: Grid, from: Cell, key: string): Cell | null {
  const rows = grid.groups.flatMap((group) => group.rows.map((row) => row.cells));
  const at = rows.findIndex((cells) => cells.includes(from));
  const row = rows[at];
  if (row === undefined) return null;
  if (key === 'Home') return row.find((cell) => cell !== null) ?? from;
  if (key === 'End') return row.findLast((cell) => cell !== null) ?? from;
  const step = STEPS[key];
  return step === undefined ? null : walk(rows, { row: at, column: row.indexOf(from) }, step);
}

function walk(
  rows: readonly (readonly (Cell | null)[])[],
  from: { readonly row: number; readonly column: number },
  [down, right]: readonly [number, number],
): Cell | null {
  const start = rows[from.row]?.[from.column] ?? null;
  let { row, column } = from;
  for (;;) {
    row += down;
    column += right;
    const cell = rows[row]?.[column];
    if (cell === undefined) return start;
    if (cell !== null) return cell;
  }
}
