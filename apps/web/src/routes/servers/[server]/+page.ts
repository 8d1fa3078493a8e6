/** A server with its versions, and the newest matrix of each for thumbnails and roll-ups. */
import type { Matrix } from '@rootbound/core/matrix';
import { clientOf } from '#lib/api.ts';
import { Reading } from '#lib/state/reading.svelte.ts';
import type { PageLoad } from './$types.js';

/** Matrices read for one page: the newest versions. Older ones show their counts alone. */
const MOST = 8;

export const load: PageLoad = ({ fetch, params }) => {
  const client = clientOf(fetch);
  const server = new Reading(() => client.server(params.server));
  return {
    id: params.server,
    server,
    matrices: new Reading(async (): Promise<ReadonlyMap<string, Matrix>> => {
      await server.settled();
      const probed = (server.value?.versions ?? []).filter(({ state }) => state === 'probed').slice(-MOST);
      return new Map(await Promise.all(probed.map(async ({ run }) => [run, await client.matrix(run)] as const)));
    }),
  };
};
