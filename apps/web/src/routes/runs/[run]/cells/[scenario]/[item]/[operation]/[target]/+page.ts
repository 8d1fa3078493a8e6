/** The evidence of one cell and of the control that it rests on. Which cell that is, the matrix of the run says. */
import { clientOf } from '#lib/api.ts';
import { findCell } from '#lib/matrix/find-cell.ts';
import { Reading } from '#lib/state/reading.svelte.ts';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ fetch, params, parent }) => {
  const client = clientOf(fetch);
  const { run } = await parent();
  const { scenario, item, operation, target } = params;
  return {
    place: { scenario, item, operation, target },
    evidence: new Reading(async () => {
      await run.settled();
      if (run.value === null) throw run.failure ?? new Error('The run was not read.');
      const cell = findCell(run.value.matrix?.cells ?? [], { scenario, item, operation, target });
      const read = (hash: string | null | undefined) =>
        hash === null || hash === undefined ? null : client.evidence(hash);
      const [ofTarget, ofControl] = await Promise.all([read(cell?.evidence), read(cell?.control.evidence)]);
      return { target: ofTarget, control: ofControl };
    }),
  };
};
