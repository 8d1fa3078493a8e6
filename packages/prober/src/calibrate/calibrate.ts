/**
 * Finds a recipe for each item by trying candidates on the inside target until the effect shows.
 * The effect decides, never the reply's claim: what shows nothing inside is unposed, and stays out of every count.
 */
import { isOpener, openingsOf } from '@rootbound/catalog/operations/openers';
import { type Plan, skipReason } from '@rootbound/catalog/plans/plan';
import type { Item } from '@rootbound/core/item';
import type { Operation } from '@rootbound/core/operation';
import type { Recipe } from '@rootbound/core/recipe';
import type { UnposedItem } from '@rootbound/core/report';
import { type Bench, tryRecipe } from './attempt.ts';
import { candidatesOf, isPosable, isSettledBy, leavesWith, likelihoods, type Way } from './candidates.ts';

/** Files planted ahead for tries: a bench is given up before they run out. */
export const MOST_TRIES = 240;
const MOST_TRIES_PER_WAY = 24;
const MOST_OPENINGS = 3;

export interface Calibration {
  readonly recipes: readonly Recipe[];
  readonly unposed: readonly UnposedItem[];
}

/** Where the server's working directory lies: as in most scenarios outside of everything, or in the root. */
export type StartedIn = 'outside' | 'inside';

export interface Calibrating {
  readonly plan: Plan | null;
  /** Opens a calibration session; called again where a tool took the server down or used up the files. */
  open(from: StartedIn): Promise<Bench | null>;
  onItem(name: string): void;
}

interface State {
  bench: Bench | null;
  tries: number;
}

/**
 * Recipes for all items; each bench is closed by its owner. Items that open something come last, since they change
 * what follows. What showed nothing is tried once more behind such an opening, and by a server that was started inside:
 * some serve their working directory and nothing else.
 */
export async function calibrate(items: readonly Item[], calibrating: Calibrating): Promise<Calibration> {
  const found = new Map<Item, Found>();
  const openers = items.filter(isOpener);
  const first = await startVisits(calibrating, 'outside');
  for (const item of [...items.filter((one) => !isOpener(one)), ...openers]) {
    found.set(item, await first(item, ['plain', 'relative']));
  }
  const openings = openers.flatMap(openingsOf).slice(0, MOST_OPENINGS);
  const isLeft = (item: Item) => found.get(item)?.mayNeedMore === true;
  for (const item of openings.length === 0 ? [] : items.filter(isLeft)) {
    const ways = openings.filter(({ item: name }) => name !== item.name).map((after) => ({ after }));
    if (ways.length > 0) found.set(item, keepReason(found.get(item), await first(item, ways)));
  }
  if (items.some(isLeft)) {
    const inside = await startVisits(calibrating, 'inside');
    for (const item of items.filter(isLeft))
      found.set(item, keepReason(found.get(item), await inside(item, ['plain'])));
  }
  const all = items.flatMap((item) => found.get(item) ?? []);
  return { recipes: all.flatMap(({ recipes }) => recipes), unposed: all.flatMap(({ unposed }) => unposed) };
}

/** What was said first stands where a later pass shows nothing either. */
function keepReason(before: Found | undefined, after: Found): Found {
  return after.recipes.length === 0 && before !== undefined ? before : after;
}

type Visits = (item: Item, ways: readonly Way[]) => Promise<Found>;

/** Visits items one by one on a server of their own, and starts another where it is spent. */
async function startVisits({ plan, open, onItem }: Calibrating, from: StartedIn): Promise<Visits> {
  const state: State = { bench: await open(from), tries: 0 };
  return async (item, ways) => {
    onItem(item.name);
    const isSpent = state.tries > MOST_TRIES - MOST_TRIES_PER_WAY * ways.length;
    if (state.bench === null || !isUsable(state.bench) || isSpent) {
      state.tries = 0;
      state.bench = await open(from);
    }
    return calibrateItem(item, { plan, state, ways });
  };
}

function isUsable({ session, fixture }: Bench): boolean {
  return !session.tap.closed && fixture.isIntact();
}

interface Found extends Calibration {
  /** Nothing was shown, and nothing else spoke against it. */
  readonly mayNeedMore: boolean;
}

interface Visit {
  readonly plan: Plan | null;
  readonly state: State;
  readonly ways: readonly Way[];
}

async function calibrateItem(item: Item, { plan, state, ways }: Visit): Promise<Found> {
  const skipped = skipReason(plan, item.name);
  if (skipped !== null) return without(item, `left out by its plan: ${skipped}`);
  const leafSets = leavesWith(item, plan);
  if (!isPosable(item, leafSets)) return without(item, 'none of its arguments takes a path');
  if (state.bench === null) return without(item, 'the server could not be started again');
  const attempt: Attempt = {
    item,
    leafSets,
    plan,
    state,
    bench: state.bench,
    way: 'plain',
    tries: 0,
    most: 0,
    said: '',
  };
  for (const way of ways) {
    attempt.way = way;
    attempt.most = attempt.tries + MOST_TRIES_PER_WAY;
    const found = await tryWay(way, attempt);
    if (found !== null) return found;
  }
  const said = attempt.said === '' ? '' : `; it last answered: ${attempt.said}`;
  return {
    ...without(item, `no candidate showed its effect inside (${attempt.tries} tried)${said}`),
    mayNeedMore: true,
  };
}

function without(item: Item, reason: string, operation: Operation | null = null): Found {
  return { recipes: [], unposed: [{ item: item.name, operation, reason }], mayNeedMore: false };
}

interface Attempt {
  readonly item: Item;
  readonly leafSets: ReturnType<typeof leavesWith>;
  readonly plan: Plan | null;
  readonly state: State;
  readonly bench: Bench;
  way: Way;
  tries: number;
  most: number;
  said: string;
}

/** Null where nothing was shown in this way. */
async function tryWay(way: Way, attempt: Attempt): Promise<Found | null> {
  const { item, leafSets } = attempt;
  for (const operations of likelihoods(item)) {
    const recipes: Recipe[] = [];
    for (const operation of operations) {
      if (isSettledBy(operation, recipes)) continue;
      const tried = await tryAll(candidatesOf(item, { operation, leafSets, way }), attempt);
      if (tried.kind === 'stuck') return { ...without(item, tried.reason, operation), recipes };
      if (tried.kind === 'shown') recipes.push(tried.recipe);
    }
    if (recipes.length > 0) return { recipes, unposed: [], mayNeedMore: false };
  }
  return null;
}

type TriedAll =
  | { readonly kind: 'shown'; readonly recipe: Recipe }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'stuck'; readonly reason: string };

async function tryAll(candidates: ReturnType<typeof candidatesOf>, attempt: Attempt): Promise<TriedAll> {
  for (const candidate of candidates) {
    if (attempt.tries >= attempt.most || attempt.state.tries >= MOST_TRIES) break;
    const recipe = toRecipe(candidate, attempt);
    const tried = await tryRecipe(recipe, attempt.state.tries++, attempt.bench);
    if (tried.kind === 'shown') return { kind: 'shown', recipe };
    if (tried.kind === 'stuck') return tried;
    // What is said of a path as it stands tells more than what is said of its variations.
    if (attempt.way === 'plain' || attempt.said === '') attempt.said = tried.said;
  }
  return { kind: 'nothing' };
}

function toRecipe(candidate: ReturnType<typeof candidatesOf>[number], attempt: Attempt): Recipe {
  const { item, plan } = attempt;
  const before = [...(plan?.before ?? []), ...(candidate.before ?? [])].filter((call) => call.item !== item.name);
  attempt.tries += 1;
  return {
    ...candidate,
    item: item.name,
    kind: item.kind,
    tries: attempt.tries,
    ...(before.length === 0 ? {} : { before }),
    ...(isOpener(item) ? { alone: true } : {}),
  };
}
