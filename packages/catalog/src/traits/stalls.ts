/** A call is not answered until the roots are: it was sent while the answer was held back, and ended after it. */
import { cellKey } from '@rootbound/core/cell';
import type { TraitDefinition } from './trait.ts';

/** Both hold an answer back while calls are posed: the first one, and the one after a change. */
const WINDOWS: ReadonlySet<string> = new Set(['early-call', 're-ask-window']);
const NOTICEABLE_US = 800_000;

export const stalls: TraitDefinition = {
  word: 'stalls',
  detect: ({ cells, report }) => {
    const waited = report.sessions
      .filter(({ scenario }) => WINDOWS.has(scenario))
      .flatMap(({ scenario, asks, observations }) => {
        const answeredUs = asks.find(({ phase }) => phase === 'window')?.answeredUs ?? null;
        if (answeredUs === null) return [];
        return observations
          .filter(
            ({ sentUs, repliedUs }) =>
              sentUs < answeredUs && repliedUs >= answeredUs && repliedUs - sentUs > NOTICEABLE_US,
          )
          .map((observation) => ({ ...observation, scenario }));
      });
    if (waited.length === 0) return null;
    const longestMs = Math.round(Math.max(...waited.map(({ sentUs, repliedUs }) => repliedUs - sentUs)) / 1000);
    const names = new Set(waited.map(cellKey));
    const shown = cells.filter((cell) => names.has(cellKey(cell)));
    return {
      word: 'stalls',
      because: `calls wait for the roots answer (${longestMs} ms, held back on purpose)`,
      cells: shown.map(cellKey),
    };
  },
};
