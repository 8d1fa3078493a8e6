/**
 * The set is wider while there is no answer than after it: before the first one, while a new one is awaited, or
 * before the handshake is over.
 */
import { inBaseline, type TraitDefinition, traitFrom } from './trait.ts';

const WINDOWS: ReadonlySet<string> = new Set(['early-call', 're-ask-window', 'no-initialized', 'no-handshake']);

export const earlyWindow: TraitDefinition = {
  word: 'early-window',
  detect: ({ cells }) =>
    traitFrom(
      'early-window',
      'wider while no roots answer has arrived than after it',
      cells.filter((cell) => {
        if (!WINDOWS.has(cell.scenario) || cell.side === 'inside') return false;
        // In this scenario the root that was taken away is a question of its own: see `stale`.
        if (cell.target === 'withdrawn-root') return false;
        const isLet = cell.verdict === 'open' || cell.verdict === 'inverted';
        return isLet && inBaseline(cells, cell, cell.target)?.verdict === 'holds';
      }),
    ),
};
