/** What a person reads behind a cell: evidence by its hash, and the frames of the session that it is from. */
import { ROUTES } from '@rootbound/contract/routes';
import { Evidence, Frame } from '@rootbound/core/observation';
import Type from 'typebox';
import { RequestFault } from '../errors.ts';
import type { App, RouteDeps } from './route.ts';
import { findRun } from './runs.ts';
import { sendPacked } from './send-packed.ts';

const ByHash = Type.Object({ hash: Type.String({ minLength: 1, maxLength: 128 }) });
const BySession = Type.Object({
  run: Type.String({ minLength: 1, maxLength: 128 }),
  scenario: Type.String({ minLength: 1, maxLength: 64 }),
});

export function evidenceRoutes(app: App, { store }: RouteDeps): void {
  app.get(ROUTES.evidence, { schema: { params: ByHash, response: { 200: Evidence } } }, async (request, reply) => {
    const packed = store.documents.packedEvidence(request.params.hash);
    if (packed === null) throw new RequestFault('EVIDENCE_UNKNOWN', 'there is no such evidence', 'hash');
    // What a hash names never changes.
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    return sendPacked(request, reply, packed);
  });

  const frames = { params: BySession, response: { 200: Type.Array(Frame) } };
  app.get(ROUTES.frames, { schema: frames }, async (request) => {
    const { run, scenario } = request.params;
    const report = await store.documents.report(findRun(store, run).run);
    const session = report?.sessions.find((one) => one.scenario === scenario);
    if (session === undefined) throw new RequestFault('SESSION_UNKNOWN', `${run} has no ${scenario}`, 'scenario');
    return session.frames;
  });
}
