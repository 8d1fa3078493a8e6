/**
 * When is a server ready to be probed? When it sleeps, and when the roots answer has been written before that.
 * No fixed sleep proves anything: an ask is an event, and sleep is read off the process.
 */
import type { Session } from './session/session.ts';

const SETTLE_LIMIT_MS = 5_000;
const ASK_LIMIT_MS = 5_000;
/** How long an idle server may still begin to ask by itself, by a timer. */
const ASK_GRACE_MS = 1_000;

/** How the server converses about roots, learned in the calibration session. */
export interface Manners {
  /** It asks by itself soon after the handshake. */
  readonly asksAtStart: boolean;
}

export async function learnManners(session: Session, declaresRoots: boolean): Promise<Manners> {
  await session.settle(SETTLE_LIMIT_MS);
  if (!declaresRoots) return { asksAtStart: false };
  const asked = await session.player.asked(0, ASK_GRACE_MS);
  if (asked) await session.settle(SETTLE_LIMIT_MS);
  return { asksAtStart: asked };
}

/** After the handshake: the ask that is expected has come, whatever was to be answered is, and the server sleeps. */
export async function awaitReady(session: Session, expectsAsk: boolean): Promise<void> {
  if (expectsAsk) await session.player.asked(0, ASK_LIMIT_MS);
  await session.settle(SETTLE_LIMIT_MS);
}

/** After list_changed: the server has asked again or sleeps without asking, and sleeps after the answer. */
export async function awaitReaction(session: Session, asksBefore: number): Promise<void> {
  await session.settle(SETTLE_LIMIT_MS);
  const asked = await session.player.asked(asksBefore, ASK_GRACE_MS);
  if (asked) await session.settle(SETTLE_LIMIT_MS);
}
