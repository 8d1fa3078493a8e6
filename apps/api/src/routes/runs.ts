/** Runs: the newest, one, its matrix, the frames of its sessions; and the order for a new one. */
import { Problem } from '@rootbound/contract/problem';
import { ROUTES } from '@rootbound/contract/routes';
import { RunRequest } from '@rootbound/contract/run';
import { RunRow } from '@rootbound/contract/server';
import { Matrix } from '@rootbound/core/matrix';
import { isPackageName, type ServerSource } from '@rootbound/core/server';
import type { Store } from '@rootbound/store/open';
import type { RunRecord } from '@rootbound/store/repositories/runs';
import Type from 'typebox';
import { RequestFault } from '../errors.ts';
import type { App, RouteDeps } from './route.ts';
import { sendPacked } from './send-packed.ts';

const LISTED = 200;
const Params = Type.Object({ run: Type.String({ minLength: 1, maxLength: 128 }) });

export function runRoutes(app: App, { store, live, dispatcher }: RouteDeps): void {
  app.get(ROUTES.runs, { schema: { response: { 200: Type.Array(RunRow) } } }, async () =>
    store.runs.newest(LISTED).map((record) => live.rowOf(record)),
  );

  app.post(ROUTES.runs, { schema: { body: RunRequest, response: { 202: RunRow } } }, async (request, reply) =>
    reply.code(202).send(await dispatcher.dispatch(readSource(request.body), request.body.profile)),
  );

  app.get(ROUTES.run, { schema: { params: Params, response: { 200: RunRow } } }, async (request) =>
    live.rowOf(findRun(store, request.params.run)),
  );

  const matrix = { params: Params, response: { 200: Matrix, 404: Problem, 409: Problem } };
  app.get(ROUTES.matrix, { schema: matrix }, async (request, reply) => {
    const { run } = findRun(store, request.params.run);
    const packed = store.documents.packedMatrix(run);
    if (packed === null) throw new RequestFault('RUN_WITHOUT_MATRIX', `the run ${run} has no matrix`, 'run');
    return sendPacked(request, reply, packed);
  });
}

/** The run, or the answer that there is none; `field` is the input that named it. */
export function findRun(store: Store, run: string, field = 'run'): RunRecord {
  const record = store.runs.find(run);
  if (record === null) throw new RequestFault('RUN_UNKNOWN', `there is no run ${run}`, field);
  return record;
}

/** A version or a tag: which one it is, the worker finds out, and records what it installed. */
const VERSION = /^[0-9A-Za-z](?:[0-9A-Za-z._+-]*[0-9A-Za-z])?$/;

function readSource({
  package: name,
  version,
  arguments: given = ['{argument}'],
  transport,
}: RunRequest): ServerSource {
  if (!isPackageName(name)) throw invalid('package', `${JSON.stringify(name)} is no name of a package`);
  if (!VERSION.test(version)) throw invalid('version', `${JSON.stringify(version)} is neither a version nor a tag`);
  const bad = given.findIndex((text) => text.includes('\u0000'));
  if (bad >= 0) throw invalid(`arguments/${bad}`, 'an argument cannot hold a null character');
  return { kind: 'npm', name, version, arguments: given, ...(transport === undefined ? {} : { transport }) };
}

function invalid(field: string, message: string): RequestFault {
  return new RequestFault('REQUEST_INVALID', message, field);
}
