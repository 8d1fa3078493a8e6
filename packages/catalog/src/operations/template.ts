/**
 * Builds the arguments of a call: the leaves with a slot, and whatever else the schema requires.
 * Strict schemas refuse one argument too many, so an optional one is only sent when it carries a slot.
 */
import type { Json } from '@rootbound/core/json';
import type { Slot } from '@rootbound/core/recipe';
import type { Leaf } from './leaves.ts';

export type Assignment = ReadonlyMap<Leaf, Slot | Json>;

/** Arguments with slots in them, or null where a required leaf has no value that makes sense. */
export function buildTemplate(leaves: readonly Leaf[], assignment: Assignment): Json {
  const built: Record<string, unknown> = {};
  const active = [...assignment.keys()].map((leaf) => leaf.path);
  for (const leaf of leaves) {
    const value = assignment.get(leaf);
    if (value !== undefined) put(built, leaf.path, value);
    else if (leaf.required || isSiblingRequired(leaf, leaves, active)) put(built, leaf.path, defaultOf(leaf));
  }
  return built as Json;
}

/** A required property of an optional object that is being sent must be there too. */
function isSiblingRequired(leaf: Leaf, leaves: readonly Leaf[], active: readonly (readonly string[])[]): boolean {
  if (leaf.path.length < 2) return false;
  const parent = leaf.path.slice(0, -1).join('\n');
  return leaves.length > 0 && leaf.required && active.some((path) => path.slice(0, -1).join('\n') === parent);
}

function defaultOf(leaf: Leaf): Json {
  if (leaf.preset !== undefined) return leaf.preset;
  if (leaf.choices.length > 0) return leaf.choices[0] ?? null;
  if (leaf.type === 'number') return Math.max(1, leaf.minimum ?? 1);
  if (leaf.type === 'boolean') return false;
  return leaf.type === 'null' ? null : 'notes';
}

function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let node: Record<string, unknown> | unknown[] = into;
  path.forEach((part, at) => {
    const last = at === path.length - 1;
    const next = last ? value : path[at + 1] === '[]' ? [] : {};
    node = step(node, part, { last, next });
  });
}

type Container = Record<string, unknown> | unknown[];

function step(node: Container, part: string, move: { last: boolean; next: unknown }): Container {
  if (Array.isArray(node)) {
    if (move.last && Array.isArray(move.next)) node.push(...move.next);
    else if (move.last || node.length === 0) node.push(move.next);
    return node[0] as Container;
  }
  const own = Object.hasOwn(node, part) ? node[part] : undefined;
  // defineProperty, since a schema may name a property __proto__.
  if (move.last || own === undefined) {
    Object.defineProperty(node, part, { value: move.next, enumerable: true, configurable: true, writable: true });
    return move.next as Container;
  }
  return own as Container;
}
