/** One thing that a server offers, as its survey found it. */
import Type, { type Static } from 'typebox';

export const Item = Type.Object({
  kind: Type.Literal('tool'),
  name: Type.String(),
  description: Type.String(),
  schema: Type.Unknown(),
  annotations: Type.Unknown(),
});
export type Item = Static<typeof Item>;
