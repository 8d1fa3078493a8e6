/** What the catalogue knows of an operation: how to spot it in an item, and which arguments to try. */
import type { Item } from '@rootbound/core/item';
import type { Operation } from '@rootbound/core/operation';
import type { DocumentKind, Recipe, Slot } from '@rootbound/core/recipe';
import type { Json } from '@rootbound/core/json';
import type { Leaf } from './leaves.ts';
import { leavesFor, type Role } from './roles.ts';
import { type Assignment, buildTemplate } from './template.ts';

export interface Candidate {
  readonly operation: Operation;
  readonly document?: DocumentKind;
  readonly form: Recipe['form'];
  readonly arguments: Json;
}

export interface OperationDefinition {
  readonly id: Operation;
  /** What makes a tool look like it: likelier the higher; 0 means not at all. */
  spot(item: Item, leaves: readonly Leaf[]): number;
  candidates(leaves: readonly Leaf[]): readonly Candidate[];
  /** A tool and its arguments that must be spotted, and one that must be left alone. */
  readonly accepts: { readonly kind?: Item['kind']; readonly name: string; readonly schema: Json };
  readonly leaves: { readonly name: string; readonly schema: Json };
}

/** Words of an item's name, lower case: `fast_readFile` gives fast, read, file. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** 3 where a word of the name says it, 1 where only the description does, 0 otherwise or where a word forbids it. */
export function scoreWords(item: Item, words: RegExp, forbidden?: RegExp): number {
  const name = wordsOf(item.name);
  if (forbidden !== undefined && name.some((word) => forbidden.test(word))) return 0;
  if (name.some((word) => words.test(word))) return 3;
  return item.description.split(/[^A-Za-z]+/).some((word) => words.test(word.toLowerCase())) ? 1 : 0;
}

/** One slot for each role, over the likeliest leaves of each; at most `most` combinations. */
export function combine(
  leaves: readonly Leaf[],
  roles: readonly (readonly [Role, Slot])[],
  most = 3,
): readonly Assignment[] {
  let partial: Map<Leaf, Slot | Json>[] = [new Map()];
  for (const [role, slot] of roles) {
    const options = leavesFor(leaves, role).slice(0, 3);
    partial = partial.flatMap((chosen) =>
      options.filter((leaf) => !chosen.has(leaf)).map((leaf) => new Map([...chosen, [leaf, slot as Slot | Json]])),
    );
  }
  return partial.filter((chosen) => chosen.size === roles.length).slice(0, most);
}

/** Candidates of one operation and form from assignments of its slots. */
export function toCandidates(
  leaves: readonly Leaf[],
  kind: { readonly operation: Operation; readonly form: Recipe['form'] },
  assignments: readonly Assignment[],
): readonly Candidate[] {
  return assignments.map((assignment) => ({ ...kind, arguments: buildTemplate(leaves, assignment) }));
}

/** Whether any argument may carry a path. */
export function takesPath(leaves: readonly Leaf[]): boolean {
  return ['path', 'source', 'destination'].some((role) => leavesFor(leaves, role as Role).length > 0);
}
