/** What this installation can do and what it runs without: shown on every page. */
import Type, { type Static } from 'typebox';

export const Status = Type.Object({
  version: Type.String(),
  catalog: Type.String(),
  sandbox: Type.Object({ kind: Type.String(), isolated: Type.Boolean(), note: Type.String() }),
  witness: Type.Object({ kind: Type.String(), witnessed: Type.Boolean(), note: Type.String() }),
  /** Programs that are not there, each with what is lost and the command that installs it. */
  lacking: Type.Array(Type.Object({ program: Type.String(), loses: Type.String(), command: Type.String() })),
  /** The first start: which runs were ordered by itself, and why others were not. */
  firstStart: Type.Object({
    ordered: Type.Array(Type.String()),
    skipped: Type.Array(Type.Object({ what: Type.String(), why: Type.String() })),
  }),
  queued: Type.Integer(),
  running: Type.Integer(),
});
export type Status = Static<typeof Status>;
