/** What a trait is told from: all cells, and the roots conversations as they were recorded. */
import type { Cell } from '@rootbound/core/cell';
import type { Trait, TraitWord } from '@rootbound/core/headline';
import type { Report } from '@rootbound/core/report';
import { cellKey } from '@rootbound/core/cell';
import type { Target } from '@rootbound/core/target';
import { isBaseline } from '../scenarios/scenarios.ts';

export interface TraitFacts {
  readonly cells: readonly Cell[];
  /** Cells of other revisions than the one that the run is judged by. */
  readonly others: readonly Cell[];
  readonly report: Report;
}

export interface TraitDefinition {
  readonly word: TraitWord;
  detect(facts: TraitFacts): Trait | null;
}

/** The trait with its cells, or null where there is none. */
export function traitFrom(word: TraitWord, because: string, cells: readonly Cell[]): Trait | null {
  return cells.length === 0 ? null : { word, because, cells: cells.map(cellKey) };
}

/** The cell of the same code path on another target or in another scenario. */
export function sibling(
  cells: readonly Cell[],
  cell: Cell,
  at: { readonly scenario?: string; readonly target: Target },
): Cell | undefined {
  const scenario = at.scenario ?? cell.scenario;
  return cells.find(
    (other) =>
      other.scenario === scenario &&
      other.target === at.target &&
      other.item === cell.item &&
      other.operation === cell.operation,
  );
}

/** The cell of the same code path and target in the baseline that it leans on. */
export function inBaseline(cells: readonly Cell[], cell: Cell, target: Target): Cell | undefined {
  return cells.find(
    (other) =>
      isBaseline(other.scenario) &&
      other.target === target &&
      other.item === cell.item &&
      other.operation === cell.operation,
  );
}

/** Cells that are open although another target of the same code path, which leads to the same side, holds. */
export function openBeside(cells: readonly Cell[], pairs: readonly (readonly [Target, Target])[]): readonly Cell[] {
  return cells.filter((cell) => {
    const pair = pairs.find(([target]) => target === cell.target);
    if (pair === undefined || !isBaseline(cell.scenario) || cell.verdict !== 'open') return false;
    return sibling(cells, cell, { target: pair[1] })?.verdict === 'holds';
  });
}
