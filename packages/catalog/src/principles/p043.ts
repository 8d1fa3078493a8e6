/** Discover the workspace through roots/list. That the list overrides the command line is nowhere said. */
import { eraOf } from '@rootbound/core/revision';
import { levels, type Principle, pushedAsks } from './principle.ts';

export const p043: Principle = {
  id: 'P043',
  title: 'The workspace is discovered through roots/list',
  rule: 'A server that supports roots sends roots/list to learn where it may work.',
  prevents: 'Guessing the workspace from the working directory or the command line, and touching the wrong tree.',
  conforming:
    'Send roots/list after initialized, where the client declared roots; in 2026-07-28 as an input request of the call.',
  residual: 'No revision says that the list overrides the configuration of the server: merging both is compliant.',
  section: 'client/roots#listing-roots',
  levels: levels('descriptive', 'must'),
  sight: ({ report, revision }) => {
    const pushed = eraOf(revision) === 'stateless' ? pushedAsks(report) : [];
    if (pushed.length > 0) {
      const seen = 'roots/list was pushed as a request, where only an input request within a result may ask';
      return { status: 'broken', seen, cells: [], frames: pushed };
    }
    const sessions = report.sessions.filter(({ declared, fault }) => declared.roots && fault === null);
    if (sessions.length === 0)
      return { status: 'unproven', seen: 'no session that declared roots was recorded', cells: [] };
    const asked = sessions.filter(({ asks }) => asks.length > 0).length;
    if (asked === 0) return { status: 'not-applicable', seen: 'the server never asks for roots', cells: [] };
    return {
      status: 'kept',
      seen: `roots/list was sent in ${asked} of ${sessions.length} sessions that declared roots`,
      cells: [],
    };
  },
};
