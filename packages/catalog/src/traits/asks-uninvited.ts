/** roots/list although the client declared no roots (client/roots, Implementation Guidelines). */
import type { TraitDefinition } from './trait.ts';

export const asksUninvited: TraitDefinition = {
  word: 'asks-uninvited',
  detect: ({ cells, report }) => {
    const asks = report.sessions
      .filter(({ declared }) => !declared.roots)
      .reduce((sum, { asks: list }) => sum + list.length, 0);
    if (asks === 0) return null;
    const shown = cells
      .filter((cell) => cell.scenario === 'no-roots')
      .map((cell) => `${cell.scenario}/${encodeURIComponent(cell.item)}/${cell.operation}/${cell.target}`);
    return { word: 'asks-uninvited', because: `asked ${asks} times although roots were not declared`, cells: shown };
  },
};
