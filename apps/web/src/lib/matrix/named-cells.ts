/** Cells behind a number of the run's page: of the headline, a trait, a finding or a boundary. Named in the URL as `of`. */
import type { Matrix } from '@rootbound/core/matrix';

export interface NamedCells {
  readonly title: string;
  readonly because: string;
  readonly keys: readonly string[];
}

/** `headline`, `trait.WORD`, `finding.ID`, `boundary.OPERATION.ITEM`; null for what this matrix does not have. */
export function namedCells(matrix: Matrix, of: string): NamedCells | null {
  const [kind = '', ...rest] = of.split('.');
  const name = rest.join('.');
  if (kind === 'headline')
    return { title: matrix.headline.word, because: matrix.headline.because, keys: matrix.headline.cells };
  if (kind === 'trait') return ofTrait(matrix, name);
  if (kind === 'finding') return ofFinding(matrix, name);
  return kind === 'boundary' ? ofBoundary(matrix, rest) : null;
}

function ofTrait(matrix: Matrix, word: string): NamedCells | null {
  const trait = matrix.traits.find((each) => each.word === word);
  return trait === undefined ? null : { title: trait.word, because: trait.because, keys: trait.cells };
}

function ofFinding(matrix: Matrix, principle: string): NamedCells | null {
  const finding = matrix.findings.find((each) => each.principle === principle);
  return finding === undefined ? null : { title: finding.principle, because: finding.seen, keys: finding.cells };
}

function ofBoundary(matrix: Matrix, [operation, ...item]: readonly string[]): NamedCells | null {
  const row = matrix.boundaries.find((each) => each.operation === operation && each.item === item.join('.'));
  return row === undefined
    ? null
    : { title: `${row.item}, ${row.operation}`, because: 'cells that struck out a boundary', keys: row.decisive };
}
