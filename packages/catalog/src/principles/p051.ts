/** Consent, management and accessibility: the duties of a client toward its user. */
import { bindsClient, levels } from './principle.ts';

export const p051 = bindsClient(
  {
    id: 'P051',
    title: 'Roots are exposed with the consent of the user',
    rule: 'Clients should ask before they expose roots, offer a way to manage them, and check that they are there.',
    prevents: 'Silent disclosure of directory names and paths to the servers of others.',
    conforming: 'Ask once for each server and root, show what is exposed, and leave out what is not there.',
    residual: 'People tire of questions, and a client without a screen asks nobody.',
    section: 'client/roots#implementation-guidelines',
    levels: levels('should', 'should'),
  },
  'what it asks its user is not on the wire of a server',
);
