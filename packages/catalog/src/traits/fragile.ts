/** The server crashed, hung or ended the session on something that others refuse, or on the answer to its own question. */
import { cellKey } from '@rootbound/core/cell';
import { findScenario } from '../scenarios/scenarios.ts';
import type { TraitDefinition } from './trait.ts';

export const fragile: TraitDefinition = {
  word: 'fragile',
  detect: ({ cells, report }) => {
    const failed = cells.filter((cell) => cell.outcome === 'failed');
    // A server that ends because it was launched in another way has its reasons, and is told by the scenario.
    const ended = report.sessions
      .filter(({ scenario, notStarted }) => notStarted !== undefined && findScenario(scenario)?.argument === 'argument')
      .map(({ scenario }) => scenario);
    if (failed.length === 0 && ended.length === 0) return null;
    const parts = [
      ...(failed.length === 0 ? [] : ['crashes, hangs or ends the session']),
      ...(ended.length === 0 ? [] : [`ends by itself in ${[...new Set(ended)].join(', ')}`]),
    ];
    return { word: 'fragile', because: parts.join('; '), cells: failed.map(cellKey) };
  },
};
