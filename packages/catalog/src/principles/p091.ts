/** Permission, access control and watching: what a client exposes must be its to expose. */
import { bindsClient, levels } from './principle.ts';

export const p091 = bindsClient(
  {
    id: 'P091',
    title: 'A client exposes only roots that it may share',
    rule: 'Clients must expose only roots with suitable permission, control access, and watch whether they are accessible.',
    prevents: 'Offering places that the user may not share, and naming dead ones.',
    conforming: 'Check each root before it is listed, and take it from the list when it is gone.',
    residual: 'Nothing of it can be seen from outside; watching costs and still races.',
    section: 'client/roots#security-considerations',
    levels: levels('must', 'must'),
  },
  'what it may share, and how it watches, is not on the wire of a server',
);
