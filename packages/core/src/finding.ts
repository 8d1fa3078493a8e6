/** One broken, kept or undecidable principle, judged by the negotiated revision only. */
import Type, { type Static } from 'typebox';

export const FindingLevel = Type.Union([
  Type.Literal('must'),
  Type.Literal('should'),
  Type.Literal('descriptive'),
  Type.Literal('advisory'),
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
});
export type Finding = Static<typeof Finding>;
