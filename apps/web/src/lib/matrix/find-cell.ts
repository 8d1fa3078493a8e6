/** The cell at a place of a matrix, or null where the matrix has none there. */
import type { Cell } from '@rootbound/core/cell';

export interface CellPlace {
  readonly scenario: string;
  readonly item: string;
  readonly operation: string;
  readonly target: string;
}

export function findCell(cells: readonly Cell[], place: CellPlace): Cell | null {
  return (
    cells.find(
      (cell) =>
        cell.scenario === place.scenario &&
        cell.item === place.item &&
        cell.operation === place.operation &&
        cell.target === place.target,
    ) ?? null
  );
}
