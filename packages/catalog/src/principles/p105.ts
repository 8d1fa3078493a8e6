/** Check for the capability before use. Since 2025-06-18 only negotiated capabilities may be used at all. */
import { levels, type Principle, pushedAsks } from './principle.ts';

export const p105: Principle = {
  id: 'P105',
  title: 'Roots are asked for only where they were declared',
  rule: 'Servers should check for the roots capability before they use it; both sides use negotiated capabilities only.',
  prevents: 'Errors and hangs with clients that have no roots.',
  conforming: 'Look at the capabilities of initialize, and do not send roots/list where roots are not among them.',
  residual: 'Refusing to work without roots can break a useful configuration by arguments.',
  section: 'client/roots#implementation-guidelines',
  levels: { ...levels('must', 'must'), '2024-11-05': 'should', '2025-03-26': 'should' },
  sight: ({ report, cells }) => {
    const sessions = report.sessions.filter(({ declared, fault }) => !declared.roots && fault === null);
    const asks = sessions.reduce((sum, session) => sum + session.asks.length, 0);
    const posed = cells.filter((cell) => cell.scenario === 'no-roots');
    if (sessions.length === 0) return { status: 'unproven', seen: 'no session without roots was recorded', cells: [] };
    if (asks > 0)
      return {
        status: 'broken',
        seen: `roots/list was sent ${asks} times without the capability`,
        cells: posed,
        frames: pushedAsks({ sessions }),
      };
    return { status: 'kept', seen: 'no roots/list was sent without the capability', cells: posed };
  },
};
