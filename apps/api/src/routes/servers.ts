/** Servers, and one server with its versions by publication time. */
import { ROUTES } from '@rootbound/contract/routes';
import { ServerPage, ServerRow, type Step } from '@rootbound/contract/server';
import type { RunRecord } from '@rootbound/store/repositories/runs';
import Type from 'typebox';
import { type Comparer, orderVersions } from '../duties/comparer.ts';
import { RequestFault } from '../errors.ts';
import type { App, RouteDeps } from './route.ts';

const Params = Type.Object({ server: Type.String({ minLength: 1, maxLength: 256 }) });

export function serverRoutes(app: App, { store, live, comparer }: RouteDeps): void {
  app.get(ROUTES.servers, { schema: { response: { 200: Type.Array(ServerRow) } } }, async () =>
    store.servers.list().map(({ server, versions, runs }) => {
      const newest = orderVersions(store.runs.ofServer(server)).findLast(isProbed);
      return { server, versions, runs, newest: newest === undefined ? null : live.rowOf(newest) };
    }),
  );

  app.get(ROUTES.server, { schema: { params: Params, response: { 200: ServerPage } } }, async (request) => {
    const { server } = request.params;
    const runs = store.runs.ofServer(server);
    if (runs.length === 0) throw new RequestFault('SERVER_UNKNOWN', `no run of ${server} was ever ordered`, 'server');
    const versions = orderVersions(runs);
    return {
      server,
      versions: versions.map((record) => live.rowOf(record)),
      steps: await findSteps(versions, comparer),
      runs: runs.map((record) => live.rowOf(record)),
    };
  });
}

/** From each probed version to the next one. */
async function findSteps(versions: readonly RunRecord[], comparer: Comparer): Promise<Step[]> {
  const steps: Step[] = [];
  const probed = versions.filter(isProbed);
  for (const [at, after] of probed.entries()) {
    const before = probed[at - 1];
    const kept = before === undefined ? null : await comparer.compare(before.run, after.run);
    if (before !== undefined && kept !== null)
      steps.push({ before: before.run, after: after.run, counts: kept.counts });
  }
  return steps;
}

function isProbed({ state }: RunRecord): boolean {
  return state === 'probed';
}
