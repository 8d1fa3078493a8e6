/** One run for its page and the pages of its cells: read once, kept while one goes from cell to cell. */
import { clientOf } from '#lib/api.ts';
import { Reading } from '#lib/state/reading.svelte.ts';
import type { LayoutLoad } from './$types.js';

export const load: LayoutLoad = ({ fetch, params }) => {
  const client = clientOf(fetch);
  return {
    run: new Reading(async () => {
      const row = await client.run(params.run);
      return { row, matrix: row.state === 'probed' ? await client.matrix(params.run) : null };
    }),
  };
};
