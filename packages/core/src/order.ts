/** All that a worker needs for one run. Orders carry no secrets. */
import Type, { type Static } from 'typebox';
import { Profile } from './profile.ts';
import { ServerSource } from './server.ts';

export const Order = Type.Object({
  run: Type.String({ minLength: 1 }),
  source: ServerSource,
  profile: Profile,
  /** Only these scenarios of the profile, beside the baseline; all of them where absent. */
  scenarios: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 200 })),
  repeats: Type.Integer({ minimum: 1, maximum: 20 }),
  /** Longest time one call may take, in milliseconds. */
  callLimitMs: Type.Integer({ minimum: 100 }),
  /** Longest time the whole run may take, in milliseconds. */
  runLimitMs: Type.Integer({ minimum: 1000 }),
});
export type Order = Static<typeof Order>;

/** What a worker says while it works. `done` of `total` counts probes. */
export const Progress = Type.Object({
  run: Type.String(),
  stage: Type.Union([
    Type.Literal('queued'),
    Type.Literal('resolve'),
    Type.Literal('install'),
    Type.Literal('survey'),
    Type.Literal('calibrate'),
    Type.Literal('probe'),
    Type.Literal('judge'),
  ]),
  note: Type.String(),
  done: Type.Integer(),
  total: Type.Integer(),
});
export type Progress = Static<typeof Progress>;
