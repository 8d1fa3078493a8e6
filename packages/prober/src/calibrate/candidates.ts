/** Which operations an item may be for, likeliest first, and the ways of calling it that are tried for each. */
import { leafSetsOf } from '@rootbound/catalog/operations/conventions';
import type { Leaf } from '@rootbound/catalog/operations/leaves';
import { type Candidate, takesPath } from '@rootbound/catalog/operations/operation';
import { ALTERNATIVES, OPERATION_DEFINITIONS } from '@rootbound/catalog/operations/operations';
import { parametersOf } from '@rootbound/catalog/operations/parameters';
import { fromDirectories, onDocuments } from '@rootbound/catalog/operations/variants';
import type { Plan } from '@rootbound/catalog/plans/plan';
import type { Item } from '@rootbound/core/item';
import type { Json } from '@rootbound/core/json';
import { OPERATIONS, type Operation } from '@rootbound/core/operation';
import type { Prelude, Recipe } from '@rootbound/core/recipe';

/** Candidates of an operation: as the schema has it, with relative paths, or after a call that opens a directory. */
export type Way = 'plain' | 'relative' | { readonly after: Prelude };

/** The leaves of an item's arguments. What the plan presets is sent as it says, and plays no other role. */
export function leavesWith(item: Item, plan: Plan | null): readonly (readonly Leaf[])[] {
  const presets = plan?.presets ?? {};
  return leafSetsOf(item).map((leaves) =>
    leaves.map((leaf) => {
      if (!Object.hasOwn(presets, leaf.name)) return leaf;
      // A plan comes out of YAML, which holds nothing that JSON does not.
      const preset = presets[leaf.name] as Json;
      return { ...leaf, required: true, preset, choices: [preset] };
    }),
  );
}

export function isPosable(item: Item, leafSets: readonly (readonly Leaf[])[]): boolean {
  return item.kind === 'listing' || leafSets.some((leaves) => takesPath(leaves) || mayIndex(item, leaves));
}

export function candidatesOf(
  item: Item,
  {
    operation,
    leafSets,
    way,
  }: { readonly operation: Operation; readonly leafSets: readonly (readonly Leaf[])[]; readonly way: Way },
): readonly (Candidate & Pick<Recipe, 'before'>)[] {
  const plain = leafSets.flatMap((leaves) => OPERATION_DEFINITIONS[operation].candidates(leaves));
  const whole = onDocuments(item, plain);
  const ways = way === 'relative' ? whole.flatMap(fromDirectories) : whole;
  const requests = ways.flatMap(asRequestOf(item));
  return typeof way === 'object' ? requests.map((candidate) => ({ ...candidate, before: [way.after] })) : requests;
}

/** It may name what it found without being given a path. */
function mayIndex(item: Item, leaves: readonly Leaf[]): boolean {
  return OPERATION_DEFINITIONS.index.spot(item, leaves) > 0;
}

/** The candidate as the requests that an item of this kind takes. */
function asRequestOf(item: Item): (candidate: Candidate) => readonly Candidate[] {
  return (candidate) =>
    parametersOf(item, candidate.arguments).map((parameters) => ({ ...candidate, arguments: parameters }));
}

/** Operations to try: those that the name says, then those that the description says, then what any path may mean. */
export function likelihoods(item: Item): readonly (readonly Operation[])[] {
  const leafSets = leafSetsOf(item);
  const scoreOf = (operation: Operation) =>
    Math.max(...leafSets.map((leaves) => OPERATION_DEFINITIONS[operation].spot(item, leaves)));
  const scores = OPERATIONS.map((operation) => ({ operation, score: scoreOf(operation) }));
  const first = scores.filter(({ score }) => score >= 3).map(({ operation }) => operation);
  const second = scores.filter(({ score }) => score > 0 && score < 3).map(({ operation }) => operation);
  const known = new Set([...first, ...second]);
  const rest = (['read', 'read-many', 'tree', 'list', 'stat', 'search'] as const).filter(
    (operation) => !known.has(operation),
  );
  return [first, second, rest].map((operations) => order(operations));
}

/** Alternatives in their own order, the rest as the domain has them. */
function order(operations: readonly Operation[]): readonly Operation[] {
  const rank = (operation: Operation) =>
    ALTERNATIVES.map((group) => group.indexOf(operation)).find((at) => at >= 0) ?? 0;
  return [...operations].sort((a, b) => rank(a) - rank(b));
}

export function isSettledBy(operation: Operation, recipes: readonly Recipe[]): boolean {
  const group = ALTERNATIVES.find((alternatives) => alternatives.includes(operation)) ?? [operation];
  return recipes.some((recipe) => group.includes(recipe.operation));
}
