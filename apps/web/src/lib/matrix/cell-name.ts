/** What a cell is called for the ear: item, operation, target and verdict in one line. */
import type { Cell } from '@rootbound/core/cell';

export function cellName(cell: Cell): string {
  return `${cell.item}, ${cell.operation}, ${cell.target}: ${cell.verdict}`;
}
