/** Say no in a way that can be told from broken. */
import { bindsClient, levels } from './principle.ts';

export const p247 = bindsClient(
  {
    id: 'P247',
    title: 'A client without roots answers with an error',
    rule: 'Clients should answer -32601 where they do not support roots, and -32603 where they fail.',
    prevents: 'Waiting for an answer that never comes.',
    conforming: 'Answer every roots/list, with a list or with an error that says why there is none.',
    residual: 'The codes are used for other faults too.',
    section: 'client/roots#error-handling',
    levels: levels('should', 'absent'),
  },
  'the client of this run is Rootbound; how a server takes these errors is in the cells',
);
