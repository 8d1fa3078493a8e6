/** All that came of one probe, as facts. What they mean is said by the judge, later and elsewhere. */
import Type, { type Static } from 'typebox';
import { Operation } from './operation.ts';
import { Place } from './place.ts';
import { Target } from './target.ts';

/** What came back for a call. Texts are capped; `code` is a JSON-RPC error code. */
export const Reply = Type.Object({
  kind: Type.Union([
    Type.Literal('result'),
    Type.Literal('tool-error'),
    Type.Literal('rpc-error'),
    Type.Literal('timeout'),
    Type.Literal('closed'),
  ]),
  code: Type.Optional(Type.Integer()),
  text: Type.String(),
  bytes: Type.Integer(),
});
export type Reply = Static<typeof Reply>;

/** Something that shows which place was reached. `named` says that it was the place the probe named. */
export const Effect = Type.Object({
  kind: Type.Union([Type.Literal('content'), Type.Literal('name'), Type.Literal('size'), Type.Literal('disk')]),
  place: Place,
  named: Type.Boolean(),
  form: Type.String(),
});
export type Effect = Static<typeof Effect>;

export const DiskChange = Type.Object({
  kind: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('removed')]),
  path: Type.String(),
  note: Type.String(),
});
export type DiskChange = Static<typeof DiskChange>;

export const Observation = Type.Object({
  item: Type.String(),
  operation: Operation,
  target: Target,
  /** Which part of the scenario the probe was posed in. */
  phase: Type.String(),
  reply: Reply,
  effects: Type.Array(Effect),
  disk: Type.Array(DiskChange),
  /** True or false only where a witness watched; null where none did. */
  touched: Type.Union([Type.Boolean(), Type.Null()]),
  /** Why a missing effect proves nothing here, though the control worked; absent where nothing speaks against it. */
  doubt: Type.Optional(Type.String()),
  /** Microseconds since the session's start, at send and at reply. */
  sentUs: Type.Integer(),
  repliedUs: Type.Integer(),
  /** Content hash of the evidence: request, reply, frames, disk changes. */
  evidence: Type.String(),
});
export type Observation = Static<typeof Observation>;

/** A system call that reached a place, as the witness saw it; runtime noise is left out. */
export const Reach = Type.Object({
  kind: Type.String(),
  path: Type.String(),
  place: Type.String(),
  ended: Type.String(),
});
export type Reach = Static<typeof Reach>;

/**
 * One message on the wire, with a microsecond clock. `=>` is a frame of ours that no library has looked at.
 * `via` says how a message of the server travelled where the transport has more than one way.
 */
export const Frame = Type.Object({
  atUs: Type.Integer(),
  via: Type.Optional(Type.String()),
  direction: Type.Union([Type.Literal('->'), Type.Literal('<-'), Type.Literal('=>'), Type.Literal('!')]),
  text: Type.String(),
});
export type Frame = Static<typeof Frame>;

/** What a person reads behind a cell. Canaries and temporary paths stand as labels. */
export const Evidence = Type.Object({
  request: Type.Unknown(),
  reply: Reply,
  disk: Type.Array(DiskChange),
  effects: Type.Array(Effect),
  /** Absent where no witness watched. */
  reach: Type.Optional(Type.Array(Reach)),
  /** Frames between send and reply, without their times: equal behaviour has equal evidence. */
  frames: Type.Array(Type.Omit(Frame, ['atUs'])),
});
export type Evidence = Static<typeof Evidence>;
