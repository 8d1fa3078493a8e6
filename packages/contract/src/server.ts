/** Servers, and a server with its versions by publication time. */
import { ChangeKind } from '@rootbound/core/change';
import { HeadlineWord, Relation, TraitWord } from '@rootbound/core/headline';
import { ServerSource } from '@rootbound/core/server';
import Type, { type Static } from 'typebox';

/** Counts of cells by verdict. Every verdict that occurs stands on its own; nothing is summed with `holds`. */
export const Tally = Type.Record(Type.String(), Type.Integer());
export type Tally = Static<typeof Tally>;

export const RunState = Type.Union([
  Type.Literal('queued'),
  Type.Literal('running'),
  Type.Literal('probed'),
  Type.Literal('not-started'),
  Type.Literal('faulted'),
]);
export type RunState = Static<typeof RunState>;

/** One run as lists show it. `headline`, `tally` and `traits` are null until it is `probed`. */
export const RunRow = Type.Object({
  run: Type.String(),
  server: Type.String(),
  version: Type.String(),
  publishedAt: Type.Union([Type.String(), Type.Null()]),
  source: ServerSource,
  profile: Type.String(),
  state: RunState,
  orderedAt: Type.String(),
  finishedAt: Type.Union([Type.String(), Type.Null()]),
  isolated: Type.Union([Type.Boolean(), Type.Null()]),
  witnessed: Type.Union([Type.Boolean(), Type.Null()]),
  headline: Type.Union([HeadlineWord, Type.Null()]),
  relation: Type.Union([Relation, Type.Null()]),
  traits: Type.Array(TraitWord),
  tally: Type.Union([Tally, Type.Null()]),
  /** Why there is no matrix, and the tail of stderr, for `not-started` and `faulted`. */
  reason: Type.String(),
  stderr: Type.String(),
  /** Last word of the progress, for `queued` and `running`. */
  stage: Type.String(),
  done: Type.Integer(),
  total: Type.Integer(),
});
export type RunRow = Static<typeof RunRow>;

/** A server with its newest probed run. */
export const ServerRow = Type.Object({
  server: Type.String(),
  versions: Type.Integer(),
  newest: Type.Union([RunRow, Type.Null()]),
  runs: Type.Integer(),
});
export type ServerRow = Static<typeof ServerRow>;

/** Changes of a run against the probed run of the version published before it, counted by kind. */
export const Step = Type.Object({
  before: Type.String(),
  after: Type.String(),
  counts: Type.Partial(Type.Record(ChangeKind, Type.Integer())),
});
export type Step = Static<typeof Step>;

/** `versions` are the newest run of each version, oldest publication first. */
export const ServerPage = Type.Object({
  server: Type.String(),
  versions: Type.Array(RunRow),
  steps: Type.Array(Step),
  runs: Type.Array(RunRow),
});
export type ServerPage = Static<typeof ServerPage>;
