/** What moved from one matrix to another. */
import type { Comparison } from './change.ts';
import type { Matrix } from './matrix.ts';

export function compareMatrices(before: Matrix, after: Matrix): Comparison {
  throw new Error(`not built yet: ${before.schema} ${after.schema}`);
}
