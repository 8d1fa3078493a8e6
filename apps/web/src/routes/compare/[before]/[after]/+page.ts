/** What moved between two runs, and the row of each for their heads. */
import { clientOf } from '#lib/api.ts';
import { Reading } from '#lib/state/reading.svelte.ts';
import type { PageLoad } from './$types.js';

export const load: PageLoad = ({ fetch, params }) => {
  const client = clientOf(fetch);
  return {
    compared: new Reading(async () => {
      const [before, after, comparison] = await Promise.all([
        client.run(params.before),
        client.run(params.after),
        client.comparison(params.before, params.after),
      ]);
      return { before, after, comparison };
    }),
  };
};
