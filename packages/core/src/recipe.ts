/**
 * How to call an item so that it acts on a given target: its arguments, with slots in them.
 * The path, in whichever form, is the only slot that differs between targets.
 */
import Type, { type Static } from 'typebox';
import type { Json } from './json.ts';
import { ItemKind } from './item.ts';
import { Operation } from './operation.ts';

export const SLOTS = [
  '{path}',
  /** The path in two halves, for items that take a directory and a name in it. */
  '{parent}',
  '{leaf}',
  /** The path as a file URI, and as one that is not encoded. */
  '{uri}',
  '{raw-uri}',
  /** The path percent-encoded as a whole, slashes too; and without its first slash: both for templates. */
  '{encoded}',
  '{bare}',
  /** The path as it is written from a directory: the argument, the monorepo, the one that is inside, the working directory. */
  '{from-argument}',
  '{from-monorepo}',
  '{from-inside}',
  '{from-work}',
  '{inside-path}',
  /** The directory that is inside in this phase. */
  '{inside}',
  '{content}',
  '{old-text}',
  '{new-text}',
  '{marker}',
  '{name-pattern}',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Kinds of files that a tool may want instead of plain text: the ends of their names. */
export const DOCUMENTS = ['md', 'json', 'html', 'csv', 'pdf', 'xlsx', 'png'] as const;
export const DocumentKind = Type.Enum([...DOCUMENTS]);
export type DocumentKind = (typeof DOCUMENTS)[number];
/** Of these, the kinds that tools change: each call has a file of its own. */
export const CHANGED_DOCUMENTS: readonly DocumentKind[] = ['md', 'xlsx'];

/** A call that comes before the recipe's own, in the same session: it opens a project, or sets a directory. */
export const Prelude = Type.Object({ item: Type.String(), arguments: Type.Unknown() });
export type Prelude = Static<typeof Prelude>;

export const Recipe = Type.Object({
  item: Type.String(),
  /** A tool where absent. */
  kind: Type.Optional(ItemKind),
  operation: Operation,
  /** What the target must be: a file, a directory, a new file or a new directory. */
  form: Type.Union([
    Type.Literal('file'),
    Type.Literal('directory'),
    Type.Literal('new-file'),
    Type.Literal('new-directory'),
  ]),
  /** What the file is; plain text where absent. */
  document: Type.Optional(DocumentKind),
  arguments: Type.Unknown(),
  /** Posed before every call, in order; their replies are part of the evidence. */
  before: Type.Optional(Type.Array(Prelude)),
  /** It changes the session for whatever comes after it: each of its probes has a process of its own. */
  alone: Type.Optional(Type.Boolean()),
  /** How many candidates were tried before the effect showed, this one included. */
  tries: Type.Integer(),
});
export type Recipe = Static<typeof Recipe>;

/** The arguments with every slot replaced. Slots without a value stay out of the call by mistake of ours: throws. */
export function fillSlots(template: Json, values: Partial<Record<Slot, string>>): Json {
  if (typeof template === 'string') return fillText(template, values);
  if (template === null || typeof template !== 'object') return template;
  if (Array.isArray(template)) return template.map((part) => fillSlots(part as Json, values));
  return Object.fromEntries(Object.entries(template).map(([key, part]) => [key, fillSlots(part as Json, values)]));
}

function fillText(text: string, values: Partial<Record<Slot, string>>): string {
  let filled = text;
  for (const slot of SLOTS) {
    if (!filled.includes(slot)) continue;
    const value = values[slot];
    if (value === undefined) throw new Error(`no value for the slot ${slot}`);
    filled = filled.replaceAll(slot, () => value);
  }
  return filled;
}
