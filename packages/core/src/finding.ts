/** One broken, kept or undecidable principle, judged by the negotiated revision only. */
import Type, { type Static } from 'typebox';

/** How strongly a revision asks for it; `absent`: it has no such rule. */
export const FindingLevel = Type.Union([
  Type.Literal('must'),
  Type.Literal('should'),
  Type.Literal('descriptive'),
  Type.Literal('absent'),
]);
export type FindingLevel = Static<typeof FindingLevel>;

export const FindingStatus = Type.Union([
  Type.Literal('kept'),
  Type.Literal('broken'),
  Type.Literal('unproven'),
  Type.Literal('not-applicable'),
  Type.Literal('not-testable'),
]);
export type FindingStatus = Static<typeof FindingStatus>;

export const Finding = Type.Object({
  principle: Type.String(),
  title: Type.String(),
  status: FindingStatus,
  level: FindingLevel,
  revision: Type.String(),
  rule: Type.String(),
  spec: Type.String(),
  seen: Type.String(),
  prevents: Type.String(),
  conforming: Type.String(),
  residual: Type.String(),
  cells: Type.Array(Type.String()),
  /** Frames of the recorded sessions that show it. `at` counts from 0 in the session's own record. */
  frames: Type.Optional(
    Type.Array(Type.Object({ scenario: Type.String(), repeat: Type.Integer(), at: Type.Integer() })),
  ),
  /** What the revision says of the future of the feature: never a failure. */
  advisory: Type.Optional(Type.String()),
});
export type Finding = Static<typeof Finding>;
