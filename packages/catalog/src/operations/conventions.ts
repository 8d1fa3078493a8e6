/**
 * Arguments to try where a schema says nothing: an old package with a newer SDK may list a tool with an empty schema,
 * although it takes arguments. Each set holds the names that are used together in the field.
 */
import type { Item } from '@rootbound/core/item';
import type { Json } from '@rootbound/core/json';
import { type Leaf, leavesOf } from './leaves.ts';

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;

const CONVENTIONS: readonly Json[] = [
  {
    path: text,
    paths: texts,
    content: text,
    pattern: text,
    source: text,
    destination: text,
    edits: { type: 'array', items: { type: 'object', properties: { oldText: text, newText: text } } },
  },
  { file_path: text, file_paths: texts, text, query: text, src: text, dst: text, old_text: text, new_text: text },
  {
    filename: text,
    files: texts,
    data: text,
    regex: text,
    from_path: text,
    to_path: text,
    old_string: text,
    new_string: text,
  },
].map((properties) => ({ type: 'object', properties }));

/** The item's own leaves; where its schema says nothing, one list of leaves for each convention. */
export function leafSetsOf(item: Item): readonly (readonly Leaf[])[] {
  return isUnsaid(item.schema) ? CONVENTIONS.map(leavesOf) : [leavesOf(item.schema)];
}

/** No properties named, none excluded: the schema leaves open what the tool takes. */
function isUnsaid(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const says = ['properties', 'anyOf', 'oneOf', 'allOf', '$ref', 'type', 'additionalProperties'];
  return !says.some((key) => Object.hasOwn(schema, key));
}
