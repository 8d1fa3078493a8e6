/** The same question in another revision that the server speaks has another answer: one of the two lines is not kept. */
import { cellKey } from '@rootbound/core/cell';
import type { Verdict } from '@rootbound/core/verdict';
import type { TraitDefinition } from './trait.ts';

/** Verdicts that say something of the line; `unproven` in one revision is no difference. */
const TELLING: ReadonlySet<Verdict> = new Set(['holds', 'open', 'inverted', 'touches', 'reached', 'unreached']);

export const twoFaced: TraitDefinition = {
  word: 'two-faced',
  detect: ({ cells, others }) => {
    const own = new Map(cells.map((cell) => [cellKey(cell), cell.verdict]));
    const apart = others.filter((cell) => {
      const verdict = own.get(cellKey({ ...cell, revision: undefined }));
      return verdict !== undefined && verdict !== cell.verdict && TELLING.has(verdict) && TELLING.has(cell.verdict);
    });
    if (apart.length === 0) return null;
    const revisions = [...new Set(apart.map(({ revision }) => revision))].join(', ');
    return { word: 'two-faced', because: `another line in ${revisions}`, cells: apart.map(cellKey) };
  },
};
