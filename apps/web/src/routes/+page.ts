/** The list of servers, the runs under way, and what the form asks for. */
import type { RunRequest } from '@rootbound/contract/run';
import { clientOf } from '#lib/api.ts';
import { Reading } from '#lib/state/reading.svelte.ts';
import type { PageLoad } from './$types.js';

export const load: PageLoad = ({ fetch }) => {
  const client = clientOf(fetch);
  return {
    servers: new Reading(() => client.servers()),
    runs: new Reading(() => client.runs()),
    find: (name: string) => client.packageVersions(name),
    order: (request: RunRequest) => client.order(request),
  };
};
