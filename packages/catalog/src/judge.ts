/** From a report to its matrix: outcomes, verdicts, boundaries, traits, findings. Pure: the same facts, the same matrix. */
import type { Matrix } from '@rootbound/core/matrix';
import type { Report } from '@rootbound/core/report';

/** Version of the judge and of all it asks: raised with every change of either. */
export const CATALOG_VERSION = '1';

export function judge(report: Report): Matrix {
  throw new Error(`not built yet: ${report.schema}`);
}
