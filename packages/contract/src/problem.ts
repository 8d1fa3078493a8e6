/** The one shape of every error answer. `field` names the input at fault, as a JSON pointer without its slash. */
import Type, { type Static } from 'typebox';

export const Problem = Type.Object({
  code: Type.String(),
  message: Type.String(),
  field: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;
