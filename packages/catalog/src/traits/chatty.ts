/**
 * Asks again without a change: more asks than calls can need (client/roots, Implementation Guidelines: cache).
 * In the stateless era a call knows of no other, and asking in each is the only way (2026-07-28, basic, Statelessness).
 */
import { eraOf } from '@rootbound/core/revision';
import type { TraitDefinition } from './trait.ts';

const FEW_ASKS = 3;

export const chatty: TraitDefinition = {
  word: 'chatty',
  detect: ({ report }) => {
    const steady = report.sessions.find(({ scenario }) => scenario === 'narrow');
    if (steady?.offered !== undefined && eraOf(steady.offered) === 'stateless') return null;
    const asks = steady?.asks.length ?? 0;
    if (asks <= FEW_ASKS) return null;
    const because = `asked ${asks} times in ${steady?.observations.length ?? 0} calls while the list stayed the same`;
    return { word: 'chatty', because, cells: [] };
  },
};
