/** One probe, ready to be posed: a recipe on a target, with the names and texts that only it has. */
import {
  COMPANION_FILE,
  encodeFileUri,
  type Placement,
  placeTarget,
  sharedFile,
  spell,
} from '@rootbound/catalog/fixtures/targets';
import { isPosed } from '@rootbound/catalog/scenarios/scenarios';
import { relative } from 'node:path/posix';
import type { Json } from '@rootbound/core/json';
import { CHANGING } from '@rootbound/core/operation';
import { PLACE_PATHS, type Place } from '@rootbound/core/place';
import { fillSlots, type Recipe } from '@rootbound/core/recipe';
import { type Phase, type Pose, rootPlaces, type Scenario } from '@rootbound/core/scenario';
import type { Target } from '@rootbound/core/target';
import type { View } from '@rootbound/sandbox/port';
import { MARKER, mintToken, NAME_PREFIX, OLD_TEXT } from './fixture/canary.ts';
import type { Fixture } from './fixture/fixture.ts';
import { seenAs } from './fixture/seen.ts';
import type { Signature } from './observers/disk.ts';

export interface Probe {
  /** The plan that it came from: its identity when a server has to be started again. */
  readonly plan: ProbePlan;
  readonly recipe: Recipe;
  readonly target: Target;
  readonly phase: string;
  readonly placement: Placement;
  readonly arguments: Json;
  /** Calls that come before it, filled like its own. */
  readonly before: readonly { readonly item: string; readonly arguments: Json }[];
  readonly signature: Signature;
  readonly companion: string | null;
}

export interface ProbePlan {
  readonly recipe: Recipe;
  readonly pose: Pose;
  readonly phase: string;
  /** A place that is inside in this phase: where two-path operations have their other end. */
  readonly home: Place;
  readonly number: number;
}

/** Whether an operation changes the disk, so that each of its probes needs a file of its own. */
export function isChanging(recipe: Pick<Recipe, 'operation'>): boolean {
  return CHANGING.has(recipe.operation);
}

/** All probes of a scenario, phase by phase and item by item; what makes no sense together is no probe. */
export function planScenario(scenario: Scenario, recipes: readonly Recipe[]): readonly ProbePlan[] {
  const posed = recipes.filter((recipe) => isPosed(scenario, recipe));
  const plans = scenario.phases.flatMap((phase) =>
    posed.flatMap((recipe) =>
      posesOf(phase)
        .filter((pose) => placeTarget(pose, recipe, 'x') !== null)
        .map((pose) => ({ recipe, pose, phase: phase.id, home: homeOf(phase) })),
    ),
  );
  return plans.map((plan, number) => ({ ...plan, number }));
}

/**
 * A phase's poses, and its control once more at the end: a server that locks itself after a refusal, or breaks on the
 * way, refuses what comes then for no boundary's sake.
 */
function posesOf({ poses, control, answer }: Phase): readonly Pose[] {
  if (control.from !== 'session' || answer === 'held' || poses.length < 2) return poses;
  const own = poses.find(({ target }) => target === control.target);
  const closing = own ?? poses.find(({ side }) => side === 'inside');
  return closing === undefined ? poses : [...poses, closing];
}

/** A place that is inside in this phase. A root that is a file, or oddly written, is no place for anything else. */
function homeOf(phase: Phase): Place {
  return phase.home ?? rootPlaces(phase)[0] ?? 'root-a';
}

/** Plants what the probe needs and fills its arguments. `view` is how the server sees the fixture. */
export function prepareProbe(plan: ProbePlan, fixture: Fixture, view: View): Probe {
  const { recipe, pose, number, home } = plan;
  const key = `w${String(number).padStart(4, '0')}`;
  const placement = placeTarget(pose, recipe, leafOf(recipe, key));
  if (placement === null) throw new Error(`no placement for ${pose.target}`);
  plantTarget(fixture, placement, recipe);
  const other = otherEnd(recipe, home, key);
  if (LEAVING.has(recipe.operation) && other !== null) fixture.plant(other, home);
  const written = mintToken();
  const values = {
    ...spellings(placement, view),
    ...relatives(placement, seenAs(PLACE_PATHS[home], view), view),
    ...(other === null ? {} : { '{inside-path}': seenAs(other, view) }),
    '{inside}': seenAs(PLACE_PATHS[home], view),
    '{content}': `${written}\n`,
    '{old-text}': OLD_TEXT,
    '{new-text}': `status: ${written}`,
    '{marker}': MARKER,
    '{name-pattern}': NAME_PREFIX,
  };
  return {
    plan,
    recipe,
    target: pose.target,
    phase: plan.phase,
    placement,
    // A recipe's arguments came out of the catalogue's own template: JSON with slots.
    arguments: fillSlots(recipe.arguments as Json, values),
    before: (recipe.before ?? []).map((call) => ({
      item: call.item,
      arguments: fillSlots(call.arguments as Json, values),
    })),
    signature: {
      key: isChanging(recipe) ? key : ' ',
      real: placement.real,
      arrival: ARRIVING.has(recipe.operation) ? other : null,
      written: isChanging(recipe) ? written : '',
    },
    companion: recipe.operation === 'read-many' ? other : null,
  };
}

/** Operations that bring a file in, and such that take one out. */
const ARRIVING: ReadonlySet<string> = new Set(['move-in', 'copy-in']);
const LEAVING: ReadonlySet<string> = new Set(['move-out', 'copy-out']);

/** The path in every form that a recipe may ask for. */
function spellings(placement: Placement, view: View) {
  const text = spell(placement, seenAs(placement.sent, view));
  const at = text.lastIndexOf('/');
  const isUri = placement.spelling === 'file-uri';
  return {
    '{path}': text,
    '{parent}': at <= 0 ? '.' : text.slice(0, at),
    '{leaf}': text.slice(at + 1),
    '{uri}': isUri ? text : encodeFileUri(text),
    '{raw-uri}': isUri ? text : `file://${text}`,
    '{encoded}': encodeURIComponent(text),
    '{bare}': text.replace(/^\/+/, ''),
  };
}

/** The path as it is written from a directory. A spelling of its own goes out as it is. */
function relatives(placement: Placement, inside: string, view: View) {
  const text = spell(placement, seenAs(placement.sent, view));
  const from = (directory: string) => {
    if (placement.spelling !== 'absolute') return text;
    // Dots on the way are part of the target: they must not be resolved.
    return text.startsWith(`${directory}/`) ? text.slice(directory.length + 1) : relative(directory, text) || '.';
  };
  return {
    '{from-argument}': from(seenAs(PLACE_PATHS.argument, view)),
    '{from-monorepo}': from(seenAs(PLACE_PATHS.monorepo, view)),
    '{from-inside}': from(inside),
    '{from-work}': from(seenAs(PLACE_PATHS.decoy, view)),
  };
}

function leafOf(recipe: Recipe, key: string): string {
  const { form, document = 'txt' } = recipe;
  if (form === 'directory') return '';
  if (form === 'new-directory') return `new-${key}`;
  if (form === 'new-file') return `new-${key}.${document}`;
  return isChanging(recipe) ? `${key}.${document}` : sharedFile(recipe.document);
}

function otherEnd(recipe: Recipe, home: Place, key: string): string | null {
  if (recipe.operation === 'read-many') return `${PLACE_PATHS[home]}/${COMPANION_FILE}`;
  if (ARRIVING.has(recipe.operation)) return `${PLACE_PATHS[home]}/arrived-${key}.txt`;
  return LEAVING.has(recipe.operation) ? `${PLACE_PATHS[home]}/leaving-${key}.txt` : null;
}

/** Files and links that must stand before the call. A relative name stands in three places, each with its own canary. */
function plantTarget(fixture: Fixture, placement: Placement, recipe: Recipe): void {
  if (placement.link !== null) fixture.link(placement.link.at, placement.link.to);
  if (recipe.form !== 'file' || !isChanging(recipe)) return;
  fixture.plant(placement.real, placement.place, recipe.document);
  if (placement.spelling !== 'relative' || placement.sent.includes('/')) return;
  for (const place of ['root-a', 'argument'] as const) fixture.plant(`${PLACE_PATHS[place]}/${placement.sent}`, place);
}
