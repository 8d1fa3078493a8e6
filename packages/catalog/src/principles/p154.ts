/** File URIs only, and no way out of them. */
import { bindsClient, levels } from './principle.ts';

export const p154 = bindsClient(
  {
    id: 'P154',
    title: 'Root URIs are file URIs without traversal',
    rule: 'The URI of a root must be a file:// URI, and clients must validate it against path traversal.',
    prevents: 'Confusion of schemes, and leaving a root by dots or encoded segments.',
    conforming: 'List absolute file URIs in one form, percent-encoded once.',
    residual: 'No form is canonical: two honest sides may read one URI in two ways.',
    section: 'client/roots#root',
    levels: levels('must', 'must'),
  },
  'the client of this run is Rootbound, which sends odd URIs on purpose; how a server reads them is in the cells',
);
