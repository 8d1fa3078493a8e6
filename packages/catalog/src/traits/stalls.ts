/** A call is not answered until the roots are: it was sent while the answer was held back, and ended after it. */
import { cellKey } from '@rootbound/core/cell';
import type { TraitDefinition } from './trait.ts';

const NOTICEABLE_US = 800_000;

export const stalls: TraitDefinition = {
  word: 'stalls',
  detect: ({ cells, report }) => {
    const waited = report.sessions
      .filter(({ scenario }) => scenario === 'early-call')
      .flatMap(({ asks, observations }) => {
        const answeredUs = asks[0]?.answeredUs ?? null;
        if (answeredUs === null) return [];
        return observations.filter(
          ({ sentUs, repliedUs }) =>
            sentUs < answeredUs && repliedUs >= answeredUs && repliedUs - sentUs > NOTICEABLE_US,
        );
      });
    if (waited.length === 0) return null;
    const longestMs = Math.round(Math.max(...waited.map(({ sentUs, repliedUs }) => repliedUs - sentUs)) / 1000);
    const names = new Set(waited.map(({ item, operation, target }) => `${item} ${operation} ${target}`));
    const shown = cells.filter(
      (cell) => cell.scenario === 'early-call' && names.has(`${cell.item} ${cell.operation} ${cell.target}`),
    );
    return {
      word: 'stalls',
      because: `calls wait for the roots answer (${longestMs} ms, held back on purpose)`,
      cells: shown.map(cellKey),
    };
  },
};
