/** What moved between two runs. */
import { ROUTES } from '@rootbound/contract/routes';
import { Comparison } from '@rootbound/core/change';
import type { Store } from '@rootbound/store/open';
import Type from 'typebox';
import { RequestFault } from '../errors.ts';
import type { App, RouteDeps } from './route.ts';
import { findRun } from './runs.ts';
import { sendPacked } from './send-packed.ts';

const RunId = Type.String({ minLength: 1, maxLength: 128 });
const Params = Type.Object({ before: RunId, after: RunId });

export function comparisonRoutes(app: App, { store, comparer }: RouteDeps): void {
  app.get(ROUTES.comparison, { schema: { params: Params, response: { 200: Comparison } } }, async (request, reply) => {
    const { before, after } = request.params;
    requireMatrix(store, before, 'before');
    requireMatrix(store, after, 'after');
    const kept = await comparer.compare(before, after);
    if (kept === null) throw new RequestFault('RUN_WITHOUT_MATRIX', 'one of the runs has no matrix', 'after');
    return sendPacked(request, reply, kept.packed);
  });
}

function requireMatrix(store: Store, run: string, field: string): void {
  if (findRun(store, run, field).state === 'probed') return;
  throw new RequestFault('RUN_WITHOUT_MATRIX', `the run ${run} has no matrix`, field);
}
