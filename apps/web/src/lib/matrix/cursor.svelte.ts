/** The one tab stop of a matrix: which cell it stands on, and how keys move it. The focus follows it in the page. */
import { type Cell, cellKey } from '@rootbound/core/cell';
import { type Grid, inOrder, nextLoud } from './grid.ts';
import { moveFrom } from './move.ts';

export class Cursor {
  readonly #grid: () => Grid;
  #key = $state('');

  constructor(grid: () => Grid) {
    this.#grid = grid;
  }

  /** The cell under the cursor: the first one until it was moved, null in a matrix without cells. */
  get cell(): Cell | null {
    const cells = inOrder(this.#grid());
    return cells.find((cell) => cellKey(cell) === this.#key) ?? cells[0] ?? null;
  }

  readonly stand = (cell: Cell): void => {
    this.#key = cellKey(cell);
  };

  /** Moves by an arrow key, Home or End. False for a key that moves nothing. */
  readonly move = (key: string): boolean => {
    const from = this.cell;
    const to = from === null ? null : moveFrom(this.#grid(), from, key);
    if (to === null) return false;
    this.#focus(to);
    return true;
  };

  /** To the next or previous cell that is not quiet. */
  readonly loud = (step: 1 | -1): void => {
    const to = nextLoud(inOrder(this.#grid()), this.#key === '' && step === 1 ? null : this.cell, step);
    if (to !== null) this.#focus(to);
  };

  /** Back to the cell of a key, after the page was left for its evidence. */
  readonly return = (key: string): void => {
    const to = inOrder(this.#grid()).find((cell) => cellKey(cell) === key);
    if (to !== undefined) this.#focus(to);
  };

  #focus(cell: Cell): void {
    this.stand(cell);
    document.getElementById(cellKey(cell))?.focus();
  }
}
