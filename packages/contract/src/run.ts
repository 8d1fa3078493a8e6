/** Orders for runs, a run, and the live events of all runs. */
import { Progress } from '@rootbound/core/order';
import { Profile } from '@rootbound/core/profile';
import { Transport } from '@rootbound/core/server';
import Type, { type Static } from 'typebox';
import { RunRow } from './server.ts';

/** POST /api/runs: probe a package of the npm registry. `version` may be a tag; `arguments` may hold `{argument}`. */
export const RunRequest = Type.Object(
  {
    package: Type.String({ minLength: 1, maxLength: 214 }),
    version: Type.String({ minLength: 1, maxLength: 256 }),
    profile: Profile,
    arguments: Type.Optional(Type.Array(Type.String({ maxLength: 4096 }), { maxItems: 64 })),
    /** How the server is reached; over stdio where absent. `{port}` in an argument stands for the port. */
    transport: Type.Optional(Transport),
  },
  { additionalProperties: false },
);
export type RunRequest = Static<typeof RunRequest>;

/** Server-sent events of GET /api/events: `progress` carries Progress, `run` carries a RunRow. */
export const Event = Type.Union([
  Type.Object({ event: Type.Literal('progress'), data: Progress }),
  Type.Object({ event: Type.Literal('run'), data: RunRow }),
]);
export type Event = Static<typeof Event>;
