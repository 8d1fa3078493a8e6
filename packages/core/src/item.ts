/** One thing that a server offers, as its survey found it. */
import Type, { type Static } from 'typebox';

export const ITEM_KINDS = ['tool', 'resource', 'template', 'prompt', 'completion', 'listing'] as const;
export const ItemKind = Type.Enum([...ITEM_KINDS]);
/** `listing` is a list request that names what it found: resources/list. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * `name` is unique within a surface: a tool's own name, and for other kinds the kind before it (`prompt review`,
 * `template file:///{path}`). `schema` describes the arguments as a JSON Schema, whatever the kind.
 */
export const Item = Type.Object({
  kind: ItemKind,
  name: Type.String(),
  description: Type.String(),
  schema: Type.Unknown(),
  annotations: Type.Unknown(),
});
export type Item = Static<typeof Item>;
