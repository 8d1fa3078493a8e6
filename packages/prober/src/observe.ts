/** Poses one probe and keeps what came of it; what it means is worked out after the session has ended. */
import { createHash } from 'node:crypto';
import type { ItemKind } from '@rootbound/core/item';
import type { Json } from '@rootbound/core/json';
import type { Effect, Evidence, Frame, Observation, Reach } from '@rootbound/core/observation';
import type { Canary, Utterance } from './fixture/canary.ts';
import type { RawChange } from './fixture/snapshot.ts';
import type { Labels } from './labels.ts';
import { findShown, replyEffects, type Shown, type Sought } from './observers/canaries.ts';
import { belongsTo, describeChange, diskEffects } from './observers/disk.ts';
import { type Aimed, isTouched, reachOf } from './observers/reach.ts';
import { describeReply, linksOf, passagesOf } from './observers/reply.ts';
import type { View } from '@rootbound/sandbox/port';
import type { Touch } from '@rootbound/sandbox/witness/port';
import type { Fixture } from './fixture/fixture.ts';
import { isChanging, type Probe } from './probe.ts';
import type { Session } from './session/session.ts';
import type { RawReply } from './session/tap.ts';

/** A probe that was posed: the answer to the call, and to reading the resources that the answer links to. */
export interface Posed {
  readonly probe: Probe;
  readonly reply: RawReply;
  /** Answers to the calls that came before it. */
  readonly before: readonly RawReply[];
  readonly linked: readonly RawReply[];
  /** Whether the target stood as it was planted, before the call and after it. */
  readonly stood: boolean;
  readonly stands: boolean;
  /** Where the witness's record stood when the call was sent and when it was answered; null where none watches. */
  readonly recorded: { readonly from: number; readonly to: number } | null;
}

const MOST_LINKS = 3;
const MOST_FRAMES = 12;
const MOST_REACH = 20;

/** The request that a recipe's call goes out as. Arguments of what is no tool are the whole parameters. */
export function requestOf(kind: ItemKind, item: string, parameters: Json): { method: string; params: Json } {
  const method = METHODS[kind];
  return { method, params: kind === 'tool' ? { name: item, arguments: parameters } : parameters };
}

const METHODS = {
  tool: 'tools/call',
  resource: 'resources/read',
  template: 'resources/read',
  prompt: 'prompts/get',
  completion: 'completion/complete',
  listing: 'resources/list',
} as const satisfies Record<ItemKind, string>;

/** Where a probe is posed. */
export interface Setting {
  readonly session: Session;
  readonly fixture: Fixture;
  readonly limitMs: number;
}

/** Calls the item, after what must come before it, and reads what its answer links to. */
export async function pose({ session, fixture, limitMs }: Setting, probe: Probe): Promise<Posed> {
  const stood = fixture.isStanding(probe.placement.real);
  const from = session.trace?.mark() ?? null;
  const before: RawReply[] = [];
  for (const call of probe.before) {
    before.push(await session.request('tools/call', { name: call.item, arguments: call.arguments }, limitMs));
  }
  const { method, params } = requestOf(probe.recipe.kind ?? 'tool', probe.recipe.item, probe.arguments);
  const reply = await session.request(method, params, limitMs);
  const linked: RawReply[] = [];
  for (const uri of linksOf(reply).slice(0, MOST_LINKS)) {
    linked.push(await session.request('resources/read', { uri }, limitMs));
  }
  const to = session.trace?.mark() ?? null;
  const recorded = from === null || to === null ? null : { from, to };
  return { probe, reply, before, linked, stood, stands: fixture.isStanding(probe.placement.real), recorded };
}

export function soughtBy(probe: Probe): Sought {
  return {
    operation: probe.recipe.operation,
    place: probe.placement.place,
    real: probe.placement.real,
    companion: probe.companion,
    request: JSON.stringify([probe.arguments, ...probe.before]),
  };
}

/** What came by the wire in one session: frames as they are kept, and the canaries in all of it. */
export interface Heard {
  readonly frames: readonly Frame[];
  readonly uttered: readonly Utterance[];
}

/** Canaries in the answer, in what it links to, and in whatever else the server sent until then. */
export function shownBy(posed: Posed, canaries: readonly Canary[], { frames, uttered }: Heard): readonly Shown[] {
  const before = posed.before.flatMap(passagesOf);
  const linked = posed.linked.flatMap(passagesOf).map(({ form, text }) => ({ form: `linked resource ${form}`, text }));
  const sent = framesOf(posed, frames).filter(({ direction }) => direction === '<-' || direction === '!');
  // A frame may be cut, or not kept at all: what was heard in it counts all the same.
  const heard = uttered
    .filter(({ atUs, aside }) => !aside && isDuring(posed, atUs))
    .map(({ tokens }) => tokens.join(' '));
  const notices = [...sent.map(({ text }) => text), ...heard].map((text) => ({
    form: 'another frame of the server',
    text,
  }));
  return findShown(canaries, [...passagesOf(posed.reply), ...before, ...linked, ...notices], soughtBy(posed.probe));
}

export interface Surroundings {
  /** What the probe's answer showed: see shownBy. */
  readonly shown: readonly Shown[];
  readonly changes: readonly RawChange[];
  readonly frames: readonly Frame[];
  readonly labels: Labels;
  /** What the witness saw between send and reply; null where none watched, or where calls overlapped. */
  readonly touches: readonly Touch[] | null;
  readonly view: View;
}

/** The observation and its evidence, with canaries and temporary paths replaced by their labels. */
export function observe(posed: Posed, around: Surroundings): { observation: Observation; evidence: Evidence } {
  const { probe, reply } = posed;
  const { labels } = around;
  const changes = around.changes.filter((change) => belongsTo(change, probe.signature));
  const effects = [
    ...replyEffects(around.shown, soughtBy(probe)),
    ...diskEffects(changes, probe.signature),
    ...spoilingEffects(posed),
  ];
  const described = describeReply(reply);
  const evidence: Evidence = {
    request: JSON.parse(labels.apply(JSON.stringify(describeRequest(probe)))) as Json,
    reply: { ...described, text: labels.apply(described.text) },
    disk: changes.map(describeChange),
    effects,
    ...(around.touches === null ? {} : { reach: labelled(reachOf(around.touches, around.view), labels) }),
    frames: framesOf(posed, around.frames)
      .slice(0, MOST_FRAMES)
      .map(({ direction, text }) => ({ direction, text: labels.apply(text) })),
  };
  return {
    evidence,
    observation: {
      item: probe.recipe.item,
      operation: probe.recipe.operation,
      target: probe.target,
      phase: probe.phase,
      reply: { ...evidence.reply, text: evidence.reply.text.slice(0, 400) },
      effects,
      disk: evidence.disk,
      touched: around.touches === null ? null : isTouched(aimOf(probe), around.touches, around.view),
      sentUs: reply.sentUs,
      repliedUs: reply.repliedUs,
      evidence: hashOf(evidence),
    },
  };
}

function aimOf({ placement, recipe }: Probe): Aimed {
  return { real: placement.real, isDirectory: recipe.form === 'directory' };
}

/** Names of planted files as their labels: equal behaviour has equal evidence. */
function labelled(reach: readonly Reach[], labels: Labels): Reach[] {
  return reach.slice(0, MOST_REACH).map((one) => ({ ...one, path: labels.apply(one.path) }));
}

/** The call as a person reads it: the item, its arguments, and what came before it where something did. */
function describeRequest({ recipe, arguments: own, before }: Probe): Json {
  const name = { name: recipe.item, arguments: own };
  return before.length === 0 ? name : { ...name, before: before.map((call) => ({ ...call })) };
}

/** A call that reads has changed its target: whatever it answered, it reached it. */
function spoilingEffects({ probe, stood, stands }: Posed): readonly Effect[] {
  if (isChanging(probe.recipe) || !stood || stands) return [];
  return [{ kind: 'disk', place: probe.placement.place, named: true, form: 'changed by a call that reads' }];
}

/** Frames between the call and its answer, or that of the last linked resource. */
function framesOf(posed: Posed, frames: readonly Frame[]): readonly Frame[] {
  return frames.filter(({ atUs }) => isDuring(posed, atUs));
}

/** Whether a moment lies between the first call of a probe and the answer to its last. */
export function isDuring(posed: Posed, atUs: number): boolean {
  const until = Math.max(posed.reply.repliedUs, ...posed.linked.map((reply) => reply.repliedUs));
  return atUs >= startOf(posed) && atUs <= until;
}

/** When the first call of a probe was sent, in microseconds of its session. */
export function startOf(posed: Posed): number {
  return posed.before[0]?.sentUs ?? posed.reply.sentUs;
}

/** Equal evidence has one hash, whichever run it came from. */
export function hashOf(evidence: Evidence): string {
  return createHash('sha256').update(JSON.stringify(evidence)).digest('hex').slice(0, 32);
}
