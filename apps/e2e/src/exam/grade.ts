/** Compares a matrix with what its specimen must show: every mistake in words, nothing else. */
import { cellKey } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';
import type { ExpectedCell, ExpectedFailure, ExpectedMatrix, Expectation } from '@rootbound/specimens/expectation';

export interface Grade {
  readonly specimen: string;
  readonly headline: { readonly expected: string; readonly told: string };
  readonly relation: { readonly expected: string; readonly told: string };
  readonly traits: readonly string[];
  /** One sentence for each thing that is not as expected. */
  readonly mistakes: readonly string[];
}

export function gradeMatrix(specimen: string, expectation: Expectation, matrix: Matrix): Grade {
  const failure = 'notStarted' in expectation;
  return {
    specimen,
    headline: {
      expected: failure ? `not started: ${expectation.notStarted}` : expectation.headline.join(' | '),
      told: matrix.ending.kind === 'probed' ? matrix.headline.word : `not started: ${matrix.ending.reason}`,
    },
    relation: { expected: failure ? '' : expectation.relation.join(' | '), told: matrix.relation.word },
    traits: matrix.traits.map(({ word }) => word),
    mistakes: failure ? mistakesOfFailure(expectation, matrix) : mistakesOfMatrix(expectation, matrix),
  };
}

function mistakesOfFailure(expected: ExpectedFailure, { ending, cells }: Matrix): readonly string[] {
  if (ending.kind === 'probed') return [`was probed, ${cells.length} cells, instead of not started`];
  const held = cells.filter(({ verdict }) => verdict === 'holds').length;
  return [
    ...(ending.reason === expected.notStarted
      ? []
      : [`not started: ${ending.reason} instead of ${expected.notStarted}`]),
    ...(ending.stderr.includes(expected.stderr) ? [] : [`stderr lacks "${expected.stderr}"`]),
    ...(held === 0 ? [] : [`${held} cells hold although nothing was probed`]),
  ];
}

function mistakesOfMatrix(expected: ExpectedMatrix, matrix: Matrix): readonly string[] {
  if (matrix.ending.kind !== 'probed') return [`not started: ${matrix.ending.reason}, ${matrix.ending.text}`];
  const traits = new Set(matrix.traits.map(({ word }) => word));
  return [
    ...mistakeOf('headline', expected.headline, matrix.headline.word),
    ...mistakeOf('relation', expected.relation, matrix.relation.word),
    ...expected.present.filter((word) => !traits.has(word)).map((word) => `lacks the trait ${word}`),
    ...expected.absent.filter((word) => traits.has(word)).map((word) => `has the trait ${word}`),
    ...matrix.conversations.flatMap(({ scenario, fault }) =>
      fault === null ? [] : [`fault in ${scenario}: ${fault}`],
    ),
    ...mistakesOfCells(expected.cells, matrix),
    ...mistakesOfFindings(expected.findings ?? {}, matrix),
  ];
}

function mistakeOf(part: string, expected: readonly string[], told: string): readonly string[] {
  return expected.includes(told) ? [] : [`${part} ${told} instead of ${expected.join(' or ')}`];
}

function mistakesOfCells(expected: ExpectedMatrix['cells'], matrix: Matrix): readonly string[] {
  const cells = new Map(matrix.cells.map((cell) => [cellKey(cell), cell]));
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const [verdict, outcome] = partsOf(wanted);
    const cell = cells.get(key);
    const told = [cell?.verdict ?? 'unposed', cell?.outcome ?? 'unposed'];
    const right = told[0] === verdict && (outcome === null || told[1] === outcome);
    return right ? [] : [`${key}: ${told.join(', ')} instead of ${verdict}${outcome === null ? '' : `, ${outcome}`}`];
  });
}

function partsOf(cell: ExpectedCell | undefined): readonly [string, string | null] {
  if (cell === undefined) return ['unposed', null];
  return typeof cell === 'string' ? [cell, null] : cell;
}

function mistakesOfFindings(
  expected: NonNullable<ExpectedMatrix['findings']>,
  { findings }: Matrix,
): readonly string[] {
  return Object.entries(expected).flatMap(([principle, status]) => {
    const told = findings.find((finding) => finding.principle === principle)?.status ?? 'not judged';
    return told === status ? [] : [`${principle}: ${told} instead of ${status}`];
  });
}
