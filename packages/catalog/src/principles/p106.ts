/** Cache what the client said. In 2026-07-28 no call knows of another, and asking in each is the only way. */
import { eraOf } from '@rootbound/core/revision';
import { levels, type Principle } from './principle.ts';

/** At the start, at the first call, and once more: fewer asks than calls. */
const FEW_ASKS = 3;

export const p106: Principle = {
  id: 'P106',
  title: 'Root information is cached',
  rule: 'Servers should cache root information appropriately, instead of asking for each call.',
  prevents: 'Chatter, and calls that wait for the client each time.',
  conforming: 'Keep the list until notifications/roots/list_changed comes.',
  residual: 'What is cached may be out of date: without the notification nothing says so.',
  section: 'client/roots#implementation-guidelines',
  levels: levels('should', 'should'),
  sight: ({ report, revision }) => {
    if (eraOf(revision) === 'stateless')
      return { status: 'not-applicable', seen: 'no request may rely on an earlier one in this revision', cells: [] };
    const steady = report.sessions.find(({ scenario, fault }) => scenario === 'narrow' && fault === null);
    if (steady === undefined) return { status: 'unproven', seen: 'no steady session was recorded', cells: [] };
    const asks = steady.asks.length;
    const seen = `roots/list was sent ${asks} times in ${steady.observations.length} calls, while the list stayed the same`;
    if (asks === 0) return { status: 'not-applicable', seen: 'the server never asks for roots', cells: [] };
    if (steady.observations.length <= FEW_ASKS)
      return { status: 'unproven', seen: 'too few calls were made', cells: [] };
    return { status: asks > FEW_ASKS ? 'broken' : 'kept', seen, cells: [] };
  },
};
