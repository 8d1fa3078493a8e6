/**
 * Finds a recipe for each item by trying candidates on the inside target until the effect shows.
 * The effect decides, never the reply's claim: what shows nothing inside is unposed, and stays out of every count.
 */
import { leafSetsOf } from '@rootbound/catalog/operations/conventions';
import { type Candidate, takesPath } from '@rootbound/catalog/operations/operation';
import type { Leaf } from '@rootbound/catalog/operations/leaves';
import { parametersOf } from '@rootbound/catalog/operations/parameters';
import { ALTERNATIVES, OPERATION_DEFINITIONS } from '@rootbound/catalog/operations/operations';
import type { Item } from '@rootbound/core/item';
import { OPERATIONS, type Operation } from '@rootbound/core/operation';
import type { Recipe } from '@rootbound/core/recipe';
import type { UnposedItem } from '@rootbound/core/report';
import type { Fixture } from './fixture/fixture.ts';
import { diffSnapshots, takeSnapshot } from './fixture/snapshot.ts';
import { pose, shownBy, type Posed } from './observe.ts';
import { diskEffects, belongsTo } from './observers/disk.ts';
import { isChanging, prepareProbe } from './probe.ts';
import type { View } from '@rootbound/sandbox/port';
import type { Session } from './session/session.ts';

/** Files planted ahead for tries: the number of tries of one calibration session ends here. */
export const MOST_TRIES = 240;
const MOST_TRIES_PER_ITEM = 24;
const SETTLE_MS = 500;

export interface Bench {
  readonly session: Session;
  readonly fixture: Fixture;
  readonly view: View;
  readonly limitMs: number;
}

export interface Calibration {
  readonly recipes: readonly Recipe[];
  readonly unposed: readonly UnposedItem[];
}

/** Opens a calibration session; called again where a tool took the server down. */
export type OpenBench = () => Promise<Bench | null>;

/** Recipes for all items. `open` gives a fresh server; the last bench is closed by its owner. */
export async function calibrate(
  items: readonly Item[],
  open: OpenBench,
  onItem: (name: string) => void,
): Promise<Calibration> {
  const recipes: Recipe[] = [];
  const unposed: UnposedItem[] = [];
  const counter = { tries: 0 };
  let bench = await open();
  for (const item of items) {
    onItem(item.name);
    if (bench === null || bench.session.tap.closed || !bench.fixture.isIntact()) {
      counter.tries = 0;
      bench = await open();
    }
    if (bench === null)
      unposed.push({ item: item.name, operation: null, reason: 'the server could not be started again' });
    else {
      const found = await calibrateItem(item, bench, counter);
      recipes.push(...found.recipes);
      unposed.push(...found.unposed);
    }
  }
  return { recipes, unposed };
}

async function calibrateItem(item: Item, bench: Bench, counter: { tries: number }): Promise<Calibration> {
  const leafSets = leafSetsOf(item);
  const none = (operation: Operation | null, reason: string) => [{ item: item.name, operation, reason }];
  if (item.kind !== 'listing' && !leafSets.some((leaves) => takesPath(leaves) || mayIndex(item, leaves))) {
    return { recipes: [], unposed: none(null, 'none of its arguments takes a path') };
  }
  const recipes: Recipe[] = [];
  const seen = { tries: 0, reason: '' };
  for (const operations of likelihoods(item)) {
    for (const operation of operations) {
      if (isSettledBy(operation, recipes)) continue;
      const candidates = leafSets.flatMap((leaves) => OPERATION_DEFINITIONS[operation].candidates(leaves));
      const recipe = await tryOperation(item, candidates.flatMap(asRequestOf(item)), { bench, counter, seen });
      if (recipe !== null) recipes.push(recipe);
      if (seen.reason !== '') return { recipes, unposed: none(operation, seen.reason) };
    }
    if (recipes.length > 0) return { recipes, unposed: [] };
  }
  const spent = counter.tries >= MOST_TRIES;
  const reason = spent
    ? 'the tries of this run were used up'
    : `no candidate showed its effect inside (${seen.tries} tried)`;
  return { recipes, unposed: none(null, reason) };
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
function likelihoods(item: Item): readonly (readonly Operation[])[] {
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

function isSettledBy(operation: Operation, recipes: readonly Recipe[]): boolean {
  const group = ALTERNATIVES.find((alternatives) => alternatives.includes(operation)) ?? [operation];
  return recipes.some((recipe) => group.includes(recipe.operation));
}

interface Attempt {
  readonly bench: Bench;
  readonly counter: { tries: number };
  readonly seen: { tries: number; reason: string };
}

async function tryOperation(item: Item, candidates: readonly Candidate[], attempt: Attempt): Promise<Recipe | null> {
  for (const candidate of candidates) {
    if (attempt.counter.tries >= MOST_TRIES || attempt.seen.tries >= MOST_TRIES_PER_ITEM) return null;
    const recipe: Recipe = { item: item.name, kind: item.kind, tries: ++attempt.seen.tries, ...candidate };
    const ended = await tryRecipe(recipe, attempt.counter.tries++, attempt.bench);
    if (ended === 'shown') return recipe;
    if (ended !== 'nothing') {
      attempt.seen.reason = ended;
      return null;
    }
  }
  return null;
}

/** `shown`, `nothing`, or why nothing more can be tried. */
async function tryRecipe(recipe: Recipe, number: number, bench: Bench): Promise<string> {
  const plan = {
    recipe,
    pose: { target: 'inside', side: 'inside' },
    phase: 'calibration',
    home: 'root-a',
    number,
  } as const;
  const probe = prepareProbe(plan, bench.fixture, bench.view);
  const before = isChanging(recipe) ? takeSnapshot(bench.fixture.base) : null;
  const posed = await pose(bench, probe);
  if (posed.reply.kind === 'timeout') return 'a call inside was not answered within its limit';
  if (posed.reply.kind === 'closed') return 'the server ended during a call inside';
  if (!bench.fixture.isIntact()) return 'it changes what it is asked about, in a way that no operation here describes';
  if (before === null) return showsInside(posed, bench) ? 'shown' : 'nothing';
  const look = () =>
    diffSnapshots(bench.fixture.base, before, takeSnapshot(bench.fixture.base)).filter((change) =>
      belongsTo(change, probe.signature),
    );
  const changed = () =>
    diskEffects(look(), probe.signature).some((effect) => effect.named && isOfForm(recipe, effect.form));
  if (changed()) return 'shown';
  await bench.session.settle(SETTLE_MS);
  return changed() ? 'shown' : 'nothing';
}

/** What was made is what the recipe is for: a directory is no file. */
function isOfForm(recipe: Recipe, effect: string): boolean {
  if (recipe.operation !== 'create') return true;
  return effect === (recipe.form === 'new-directory' ? 'added directory' : 'added file');
}

/** Whether the reply shows what this operation is to show of the very target. */
function showsInside(posed: Posed, { fixture, session }: Bench): boolean {
  const { recipe, placement } = posed.probe;
  const shown = shownBy(posed, fixture.canaries, session.tap.frames).map(({ canary }) => canary);
  switch (recipe.operation) {
    case 'list':
    case 'complete':
      return shown.some((canary) => canary.kind === 'name' && parentOf(canary.path) === placement.real);
    case 'tree':
      return shown.some((canary) => canary.kind === 'name' && canary.path.startsWith(`${placement.real}/docs/deep/`));
    case 'search':
    case 'index':
    case 'history':
      return shown.some((canary) => canary.kind !== 'size' && canary.place === placement.place);
    case 'stat':
      return shown.some((canary) => canary.kind === 'size' && canary.path === placement.real);
    default:
      return shown.some((canary) => canary.kind === 'content' && canary.path === placement.real);
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
