/** Ask again after list_changed. The diagram shows it; no revision gives it a level, or a deadline. */
import { levels, type Principle } from './principle.ts';

export const p090: Principle = {
  id: 'P090',
  title: 'A changed list is asked for again',
  rule: 'After notifications/roots/list_changed the server requests the updated list.',
  prevents: 'Work in folders that the user has left.',
  conforming: 'Send roots/list after the notification and replace the set with the answer.',
  residual: 'There is no deadline and no guarantee of delivery: a call may still overtake the notification.',
  section: 'client/roots#root-list-changes',
  levels: levels('descriptive', 'absent'),
  sight: ({ report, cells }) => {
    const sessions = report.sessions.filter(({ scenario, fault }) => scenario === 'list-changed' && fault === null);
    const started = sessions.filter(({ asks }) => asks.length > 0);
    const posed = cells.filter((cell) => cell.scenario === 'list-changed');
    if (sessions.length === 0) return { status: 'unproven', seen: 'the list was never changed', cells: [] };
    if (started.length === 0) return { status: 'not-applicable', seen: 'the server never asks for roots', cells: [] };
    const again = started.every(({ asks }) => asks.some(({ phase }) => phase === 'after'));
    if (!again) return { status: 'broken', seen: 'no roots/list came after the notification', cells: posed };
    return { status: 'kept', seen: 'roots/list came after the notification', cells: posed };
  },
};
