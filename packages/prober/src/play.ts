/** Plays the phases of a scenario against one server process, and keeps what came of each probe. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Phase } from '@rootbound/core/scenario';
import { takeDiskStep } from './fixture/disk-step.ts';
import type { Fixture } from './fixture/fixture.ts';
import { diffSnapshots, type RawChange, takeSnapshot } from './fixture/snapshot.ts';
import { pose, type Posed } from './observe.ts';
import type { Probe } from './probe.ts';
import { awaitReaction, awaitReady, type Manners } from './ready.ts';
import type { Stance } from './session/roots-player.ts';
import type { Session } from './session/session.ts';

const SETTLE_LIMIT_MS = 2_000;
/** How long an answer is held back while the probes of a window wait for it. */
const HOLD_MS = 1_000;
/** After so many unanswered calls of one code path, the rest of its probes is left out. */
const MOST_TIMEOUTS = 2;
/** Longer than the 60 s after which the official SDKs give up waiting for an answer to their own request. */
const PATIENT_MS = 75_000;

export interface Play {
  readonly session: Session;
  readonly fixture: Fixture;
  readonly phases: readonly Phase[];
  readonly manners: Manners;
  readonly probes: readonly Probe[];
  readonly limitMs: number;
  stanceOf(phase: Phase): Stance;
  onProbe(): void;
}

export interface Played {
  readonly posed: readonly Posed[];
  readonly changes: readonly RawChange[];
  /** Probes left out because their code path had stopped answering. */
  readonly skipped: readonly Probe[];
}

/** Ends early when the session ends: what was not posed is neither in `posed` nor in `skipped`. */
export async function playPhases(play: Play): Promise<Played> {
  const posed: Posed[] = [];
  const changes: RawChange[] = [];
  const skipped: Probe[] = [];
  for (const [at, phase] of play.phases.entries()) {
    await enterPhase(play, phase, at === 0);
    if (play.session.tap.closed) break;
    const probes = play.probes.filter((probe) => probe.phase === phase.id);
    if (probes.length === 0) continue;
    const before = takeSnapshot(play.fixture.base);
    const part = await posePhase(play, phase, probes);
    posed.push(...part.posed);
    skipped.push(...part.skipped);
    await play.session.settle(SETTLE_LIMIT_MS);
    changes.push(...diffSnapshots(play.fixture.base, before, takeSnapshot(play.fixture.base)));
  }
  return { posed, changes, skipped };
}

async function enterPhase(play: Play, phase: Phase, first: boolean): Promise<void> {
  const { session } = play;
  const asksBefore = session.player.asks.length;
  if (phase.disk !== undefined) takeDiskStep(play.fixture, phase.disk);
  session.player.enter(play.stanceOf(phase));
  if (first) await awaitReady(session, play.manners.asksAtStart);
  else if (phase.notify > 0 && phase.notifyDuringCall !== true) {
    notify(session, phase);
    await awaitReaction(session, asksBefore);
  } else await session.settle(SETTLE_LIMIT_MS);
  await session.player.lateAnswered(PATIENT_MS);
  if (phase.watchMs !== undefined) await delay(phase.watchMs);
}

/** The era without sessions has no such notification (2026-07-28, changelog): there the list just differs at the next ask. */
function notify(session: Session, { notify: times }: Phase): void {
  if (!session.takesListChanged) return;
  for (let sent = 0; sent < times; sent += 1) {
    session.tap.raw({ jsonrpc: '2.0', method: 'notifications/roots/list_changed' });
  }
}

type Part = Pick<Played, 'posed' | 'skipped'>;

function posePhase(play: Play, phase: Phase, probes: readonly Probe[]): Promise<Part> {
  const patient: Play = phase.patient === true ? { ...play, limitMs: Math.max(PATIENT_MS, play.limitMs) } : play;
  if (phase.answer === 'held') return poseHeld(patient, probes);
  return poseInTurn(patient, probes, phase);
}

async function poseInTurn(play: Play, probes: readonly Probe[], phase: Phase): Promise<Part> {
  const posed: Posed[] = [];
  const skipped: Probe[] = [];
  const silent = new Map<string, number>();
  for (const [at, probe] of probes.entries()) {
    const path = `${probe.recipe.item} ${probe.recipe.operation}`;
    if ((silent.get(path) ?? 0) >= MOST_TIMEOUTS) {
      skipped.push(probe);
      continue;
    }
    if (play.session.tap.closed) break;
    const call = pose(play, probe);
    if (at === 0 && phase.notifyDuringCall === true) notify(play.session, phase);
    const done = await call;
    posed.push(done);
    play.onProbe();
    if (done.reply.kind === 'timeout') silent.set(path, (silent.get(path) ?? 0) + 1);
  }
  return { posed, skipped };
}

/**
 * Poses the probes of a window while the answer is held back: in turn as long as the server answers, all that are
 * left at once where it waits for the roots; then the answer goes out, and the replies are collected.
 */
async function poseHeld(play: Play, probes: readonly Probe[]): Promise<Part> {
  const running: Promise<Posed>[] = [];
  let stuck = false;
  for (const probe of probes) {
    if (play.session.tap.closed) break;
    const call = pose(play, probe).finally(() => play.onProbe());
    running.push(call);
    if (!stuck) stuck = await waitsForAnswer(play.session, call);
  }
  play.session.player.release();
  // Calls that overlap cannot be told apart in the witness's record.
  return { posed: (await Promise.all(running)).map((posed) => ({ ...posed, recorded: null })), skipped: [] };
}

/** The call is not answered within the hold, and the server sleeps: it waits, and is not merely slow. */
async function waitsForAnswer(session: Session, call: Promise<Posed>): Promise<boolean> {
  if (await answersWithin(call, HOLD_MS)) return false;
  const asleep = session.settle(SETTLE_LIMIT_MS);
  return Promise.race([call.then(() => false), asleep.then(() => true)]);
}

async function answersWithin(call: Promise<Posed>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const answered = await Promise.race([call.then(() => true), late]);
  clearTimeout(timer);
  return answered;
}
