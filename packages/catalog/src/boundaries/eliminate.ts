/** Strikes out each boundary that a proven cell contradicts, and keeps all that are left: never a forced winner. */
import type { Boundary, RemainingBoundaries } from '@rootbound/core/boundary';
import { type Cell, cellKey } from '@rootbound/core/cell';
import { HAS_SECOND_PATH } from '@rootbound/core/operation';
import type { Recipe } from '@rootbound/core/recipe';
import type { Target } from '@rootbound/core/target';
import { isBaseline, SCENARIOS } from '../scenarios/scenarios.ts';
import { BOUNDARIES } from './catalogue.ts';
import { predict, type Situation, situationOf } from './predict.ts';

interface Proof {
  readonly key: string;
  readonly target: Target;
  readonly situation: Situation;
  readonly through: boolean;
}

/** Targets whose path no link and no like-named sibling makes ambiguous: they decide the set alone. */
const PLAIN: ReadonlySet<Target> = new Set([
  'inside',
  'inside-nested',
  'second-root',
  'added-root',
  'withdrawn-root',
  'gap-sibling',
  'gap-parent',
  'gap-archive',
  'traversal',
  'beyond',
  'traversal-beyond',
  'decoy',
]);

/** What is left for one code path, from its cells in every scenario. */
export function eliminate(recipe: Recipe, cells: readonly Cell[]): RemainingBoundaries {
  const worksInNarrow = cells.some(
    (cell) => isBaseline(cell.scenario) && cell.target === 'inside' && cell.outcome === 'permitted',
  );
  const alone = worksInNarrow && !HAS_SECOND_PATH.has(recipe.operation);
  const proofs = cells.filter((cell) => isProof(cell, alone)).flatMap((cell) => proofOf(cell, recipe));
  const whole = strike(BOUNDARIES, proofs);
  const fits = whole.left.length > 0;
  // Where no whole boundary fits, the set may still be known: how a path is tested is then left empty.
  const kept = fits
    ? whole
    : strike(
        BOUNDARIES,
        proofs.filter(({ target }) => PLAIN.has(target)),
      );
  return {
    item: recipe.item,
    operation: recipe.operation,
    set: unique(kept.left.map(({ set }) => set)),
    fresh: unique(kept.left.map(({ fresh }) => fresh)),
    before: unique(kept.left.map(({ before }) => before)),
    path: fits ? unique(whole.left.map(({ path }) => path)) : [],
    left: whole.left.length,
    of: BOUNDARIES.length,
    decisive: [...whole.decisive],
    undecided: scenariosThatTellApart(kept.left, recipe, new Set(cells.map(({ scenario }) => scenario))),
  };
}

/**
 * A cell proves something when an effect was seen, or when none was and the same recipe worked inside: in its own
 * control, or in `narrow` for a call that names one path only (`worksAlone`).
 */
function isProof(cell: Cell, worksAlone: boolean): boolean {
  if (cell.repeat.outcomes[cell.outcome] !== cell.repeat.posed) return false;
  if (cell.outcome === 'permitted') return true;
  if (cell.reason !== '') return false;
  if (cell.outcome === 'misdirected') return landsWithoutPassing(cell);
  return (cell.outcome === 'refused' || cell.outcome === 'silent') && (worksAlone || hasOwnControl(cell));
}

/** An effect that landed inside the roots did not let the target through; a rename replaces a link anyway. */
function landsWithoutPassing({ verdict, target, operation }: Cell): boolean {
  return verdict === 'holds' && target !== 'relative' && !HAS_SECOND_PATH.has(operation);
}

/**
 * Where a call names a second path, that may be what was refused: only a control of the same session tells.
 * On `inside` both paths lie in the one root.
 */
function hasOwnControl({ control, operation, target }: Cell): boolean {
  if (control.outcome !== 'permitted') return false;
  return !control.borrowed || target === 'inside' || !HAS_SECOND_PATH.has(operation);
}

function proofOf(cell: Cell, recipe: Recipe): readonly Proof[] {
  const situation = situationOf(cell, recipe);
  if (situation === null) return [];
  return [{ key: cellKey(cell), target: cell.target, situation, through: cell.outcome === 'permitted' }];
}

function strike(boundaries: readonly Boundary[], proofs: readonly Proof[]) {
  const decisive = new Set<string>();
  const left = boundaries.filter((boundary) => {
    const against = proofs.find(({ situation, through }) => {
      const predicted = predict(boundary, situation);
      return predicted !== null && predicted !== through;
    });
    if (against !== undefined) decisive.add(against.key);
    return against === undefined;
  });
  return { left, decisive };
}

/** Scenarios not yet posed on which two of the remaining boundaries predict different outcomes. */
function scenariosThatTellApart(left: readonly Boundary[], recipe: Recipe, posed: ReadonlySet<string>): string[] {
  if (left.length < 2) return [];
  return SCENARIOS.filter((scenario) => !posed.has(scenario.id))
    .filter((scenario) =>
      scenario.phases.some((phase) =>
        phase.poses.some(({ target }) => {
          const situation = situationOf({ scenario: scenario.id, target }, recipe);
          if (situation === null) return false;
          const predicted = new Set(
            left.map((boundary) => predict(boundary, situation)).filter((word) => word !== null),
          );
          return predicted.size > 1;
        }),
      ),
    )
    .map((scenario) => scenario.id);
}

function unique<Word extends string>(words: readonly (Word | undefined)[]): Word[] {
  return [...new Set(words.filter((word) => word !== undefined))];
}
