/** roots/list although the client declared no roots (client/roots, Implementation Guidelines). */
import { cellKey } from '@rootbound/core/cell';
import type { TraitDefinition } from './trait.ts';

const UNDECLARED: ReadonlySet<string> = new Set(['no-roots', 'neither', 'uninvited-notice']);

export const asksUninvited: TraitDefinition = {
  word: 'asks-uninvited',
  detect: ({ cells, report }) => {
    const asks = report.sessions
      .filter(({ declared }) => !declared.roots)
      .reduce((sum, { asks: list }) => sum + list.length, 0);
    if (asks === 0) return null;
    const shown = cells.filter((cell) => UNDECLARED.has(cell.scenario)).map(cellKey);
    return { word: 'asks-uninvited', because: `asked ${asks} times although roots were not declared`, cells: shown };
  },
};
