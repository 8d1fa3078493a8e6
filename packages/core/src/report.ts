/** What a worker learned in one run: facts only. The judge makes the matrix from it, again and again. */
import { Revision } from './revision.ts';
import Type, { type Static } from 'typebox';
import { Item } from './item.ts';
import { DiskChange, Evidence, Frame, Observation, Reach } from './observation.ts';
import { Operation } from './operation.ts';
import { Order } from './order.ts';
import { Recipe } from './recipe.ts';

export const Environment = Type.Object({
  platform: Type.String(),
  kernel: Type.String(),
  node: Type.String(),
  rootbound: Type.String(),
  catalog: Type.String(),
  sandbox: Type.String(),
  isolated: Type.Boolean(),
  witness: Type.String(),
  witnessed: Type.Boolean(),
});
export type Environment = Static<typeof Environment>;

/** What was really installed: exact version, registry integrity, every resolved dependency, publication time. */
export const Installation = Type.Object({
  version: Type.String(),
  integrity: Type.String(),
  publishedAt: Type.Union([Type.String(), Type.Null()]),
  command: Type.Array(Type.String()),
  dependencies: Type.Array(Type.Object({ name: Type.String(), version: Type.String(), integrity: Type.String() })),
});
export type Installation = Static<typeof Installation>;

/** Why a run has no matrix. `stage` says how far it came; the text of stderr is the server's own, capped. */
export const NotStarted = Type.Object({
  kind: Type.Literal('not-started'),
  reason: Type.Union([
    Type.Literal('unknown-package'),
    Type.Literal('unknown-version'),
    Type.Literal('no-bin'),
    Type.Literal('install-failed'),
    Type.Literal('unreachable-registry'),
    Type.Literal('exited'),
    Type.Literal('silent'),
    Type.Literal('not-mcp'),
    Type.Literal('flooded'),
    Type.Literal('unsupported-revision'),
    Type.Literal('ran-out-of-time'),
  ]),
  text: Type.String(),
  stderr: Type.String(),
});
export type NotStarted = Static<typeof NotStarted>;

export const Ending = Type.Union([Type.Object({ kind: Type.Literal('probed') }), NotStarted]);
export type Ending = Static<typeof Ending>;

/** One roots/list that the server sent, and when it was answered (null: never). */
export const Ask = Type.Object({
  askedUs: Type.Integer(),
  answeredUs: Type.Union([Type.Integer(), Type.Null()]),
  phase: Type.String(),
});
export type Ask = Static<typeof Ask>;

export const SessionRecord = Type.Object({
  scenario: Type.String(),
  definition: Type.Integer(),
  repeat: Type.Integer(),
  /** Negotiated; null where there was no handshake, or it failed. */
  revision: Type.Union([Type.String(), Type.Null()]),
  /** The revision that Rootbound offered: sessions of one run are told apart by it. */
  offered: Type.Optional(Revision),
  declared: Type.Object({ roots: Type.Boolean(), listChanged: Type.Boolean() }),
  asks: Type.Array(Ask),
  observations: Type.Array(Observation),
  /** Disk changes that no probe of the session accounts for. */
  unattributed: Type.Array(DiskChange),
  /** What was reached before the first call; absent where no witness watched. */
  quiet: Type.Optional(Type.Array(Reach)),
  frames: Type.Array(Frame),
  stderr: Type.String(),
  exit: Type.Union([Type.String(), Type.Null()]),
  /** Why no call could be posed: it did not start where it is launched in another way, or it ended. No fault. */
  notStarted: Type.Optional(Type.String()),
  /** Set where our own machinery failed: the scenario's cells are unposed, and the run says so. */
  fault: Type.Union([Type.String(), Type.Null()]),
  readyUs: Type.Integer(),
  tookUs: Type.Integer(),
});
export type SessionRecord = Static<typeof SessionRecord>;

/** A scenario that a revision or a transport does not have: neither absent nor failed. */
export const NotApplicable = Type.Object({ scenario: Type.String(), revision: Type.String(), reason: Type.String() });
export type NotApplicable = Static<typeof NotApplicable>;

export const UnposedItem = Type.Object({
  item: Type.String(),
  operation: Type.Union([Operation, Type.Null()]),
  reason: Type.String(),
});
export type UnposedItem = Static<typeof UnposedItem>;

export const Report = Type.Object({
  schema: Type.Literal('rootbound/report/1'),
  order: Order,
  startedAt: Type.String(),
  finishedAt: Type.String(),
  environment: Environment,
  installation: Type.Union([Installation, Type.Null()]),
  ending: Ending,
  serverInfo: Type.Unknown(),
  items: Type.Array(Item),
  recipes: Type.Array(Recipe),
  unposed: Type.Array(UnposedItem),
  /** Revisions that server and Rootbound both speak, newest first; the first is the one that the run is judged by. */
  revisions: Type.Optional(Type.Array(Revision)),
  notApplicable: Type.Optional(Type.Array(NotApplicable)),
  sessions: Type.Array(SessionRecord),
  evidence: Type.Record(Type.String(), Evidence),
});
export type Report = Static<typeof Report>;
