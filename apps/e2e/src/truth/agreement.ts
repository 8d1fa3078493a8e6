/**
 * Compares the rows of a truth with our matrix of the same version: by effect, since wording is no matter of truth.
 * A call that showed nothing inside there proves nothing outside either: its rows are left out, as ours would be.
 */
import { type Cell, cellKey } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';
import type { Outcome } from '@rootbound/core/outcome';
import { callOf, type Question, questionOf } from './question.ts';
import type { Truth, TruthRow } from './rows.ts';

export interface Difference {
  readonly row: TruthRow;
  readonly cell: Cell;
}

export interface Agreement {
  readonly agreed: number;
  readonly differing: readonly Difference[];
  /** How many rows have no cell, by reason. */
  readonly notPosed: ReadonlyMap<string, number>;
}

export function compareWithTruth(truth: Truth, matrix: Matrix): Agreement {
  const cells = new Map(matrix.cells.map((cell) => [cellKey(cell), cell]));
  const differing: Difference[] = [];
  const notPosed = new Map<string, number>();
  const unproven = callsWithoutControl(truth);
  let agreed = 0;
  for (const row of truth.rows) {
    const cell = unproven.has(callOf(row))
      ? { notPosed: `shows nothing inside there: ${callOf(row)}` }
      : findCell(row, cells, matrix);
    if ('notPosed' in cell) notPosed.set(cell.notPosed, (notPosed.get(cell.notPosed) ?? 0) + 1);
    else if (isAgreed(row, cell)) agreed += 1;
    else differing.push({ row, cell });
  }
  return { agreed, differing, notPosed };
}

function callsWithoutControl({ rows }: Truth): ReadonlySet<string> {
  const controls = rows.filter(({ scenario, target }) => scenario === 'one_root_narrow' && target === 'inside');
  return new Set(controls.filter(({ outcome }) => outcome !== 'permitted').map(callOf));
}

function findCell(
  row: TruthRow,
  cells: ReadonlyMap<string, Cell>,
  matrix: Matrix,
): Cell | { readonly notPosed: string } {
  const question = questionOf(row);
  if ('notPosed' in question) return question;
  const found = candidatesOf(question)
    .map((key) => cells.get(key))
    .filter((cell) => cell !== undefined);
  return found.find(({ outcome }) => outcome !== 'unposed') ?? { notPosed: explainMissing(question, matrix) };
}

function explainMissing({ scenario, item, operations, target }: Question, { recipes }: Matrix): string {
  const known = recipes.some((recipe) => recipe.item === item && operations.includes(recipe.operation));
  return known ? `target not posed in ${scenario}: ${target}` : `no recipe for ${item}, ${operations.join(' or ')}`;
}

function candidatesOf({ scenario, item, operations, target }: Question): readonly string[] {
  return operations.map((operation) => cellKey({ scenario, item, operation, target }));
}

const EFFECTS = {
  permitted: ['permitted'],
  refused: ['refused', 'silent'],
  error: ['refused', 'silent'],
  empty: ['refused', 'silent'],
  crash: ['failed'],
  timeout: ['failed'],
} as const satisfies Record<TruthRow['outcome'], readonly Outcome[]>;

function isAgreed(row: TruthRow, cell: Cell): boolean {
  // There a relative name is permitted when it ended inside the root; ours names the working directory.
  if (cell.target === 'relative' && row.outcome === 'permitted') return cell.landed === 'root-a';
  return effectsOf(row).includes(cell.outcome);
}

/** The outcomes of ours that mean what the row says. */
function effectsOf(row: TruthRow): readonly Outcome[] {
  if (row.outcome === 'empty' && row.disk.length > 0) return ['misdirected'];
  return EFFECTS[row.outcome];
}
