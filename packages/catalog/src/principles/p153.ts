/** Declare the capability where roots are offered. */
import { bindsClient, levels } from './principle.ts';

export const p153 = bindsClient(
  {
    id: 'P153',
    title: 'Roots are declared before they are used',
    rule: 'Clients that support roots must declare the capability: in initialize, or with each request in 2026-07-28.',
    prevents: 'Calls of a method that is not there, and waiting for notices that never come.',
    conforming: 'Declare roots where a list is given, and listChanged only where changes are notified.',
    residual: 'A declaration can be untrue.',
    section: 'client/roots#capabilities',
    levels: levels('must', 'must'),
  },
  'the client of this run is Rootbound, which declares what each scenario says',
);
