/**
 * Which revisions a server speaks. Each is found out in a process of its own: a server may settle on an era with the
 * first message that it gets, and some end at a message that they do not know.
 */
import { eraOf, type Revision, REVISIONS } from '@rootbound/core/revision';
import { memberOf } from './session/era.ts';
import type { Session } from './session/session.ts';
import { makeFixture, openSession, type Stage } from './stage.ts';

const SETTLE_LIMIT_MS = 2_000;
const DECLARES = { roots: true, listChanged: true } as const;
const FIRST = { id: 'revision', roots: ['root-a'], answer: 'at-once' } as const;

/** The newest revision of the session era, which any server of that era can answer with one of its own. */
export const NEWEST_SESSION_REVISION: Revision = '2025-11-25';
const STATELESS: readonly Revision[] = REVISIONS.filter((revision) => eraOf(revision) === 'stateless');

/** Revisions of the stateless era that the server supports; none for a server that has only the other era. */
export async function findStatelessRevisions(stage: Stage): Promise<readonly Revision[]> {
  const [revision = '2026-07-28'] = STATELESS;
  await using fixture = await makeFixture(stage);
  const opened = await openSession(
    { ...stage, revision },
    { fixture, argument: 'argument', declares: DECLARES, first: FIRST, handshake: 'none' },
  );
  if (!('tap' in opened)) return [];
  await using session = opened;
  const supported = await discover(session, stage.startLimitMs);
  return STATELESS.filter((one) => supported.includes(one));
}

/**
 * Asks with server/discover, and behind it with initialize: a server that keeps silent about what it does not know
 * answers the second, and need not be waited for.
 */
async function discover(session: Session, limitMs: number): Promise<readonly unknown[]> {
  const discovered = session.request('server/discover', {}, limitMs);
  const initialized = session.tap.request(
    'initialize',
    { protocolVersion: NEWEST_SESSION_REVISION, capabilities: {}, clientInfo: { name: 'rootbound', version: '1' } },
    limitMs,
  );
  const settled = initialized.then(async () => {
    await session.settle(SETTLE_LIMIT_MS);
    return null;
  });
  const reply = await Promise.race([discovered, settled]);
  if (reply === null || reply.kind !== 'result') return [];
  const supported = memberOf(reply.result, 'supportedVersions');
  return Array.isArray(supported) ? supported : [];
}

/** Revisions of the session era that the server agrees to when they are offered, newest first. */
export async function findSessionRevisions(stage: Stage): Promise<readonly Revision[]> {
  const agreed: Revision[] = [];
  for (const revision of REVISIONS.toReversed().filter((one) => eraOf(one) === 'session')) {
    await using fixture = await makeFixture(stage);
    const offer = { ...stage, revision };
    const opened = await openSession(offer, { fixture, argument: 'argument', declares: DECLARES, first: FIRST });
    if (!('tap' in opened)) continue;
    if (opened.revision === revision) agreed.push(revision);
    await opened[Symbol.asyncDispose]();
  }
  return agreed;
}
