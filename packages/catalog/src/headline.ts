/**
 * What the boundaries of all items add up to, and how the roots relate to the argument.
 * One undecided code path keeps the server undecided where the others are bound: it may be the open one.
 */
import type { BoundarySet, RemainingBoundaries } from '@rootbound/core/boundary';
import { type Cell, cellKey } from '@rootbound/core/cell';
import { isBaseline } from './scenarios/scenarios.ts';
import type { Headline, HeadlineWord, Relation } from '@rootbound/core/headline';

export interface Facts {
  readonly boundaries: readonly RemainingBoundaries[];
  readonly cells: readonly Cell[];
  /** The server asked for roots in a session that declared them. */
  readonly asks: boolean;
  readonly hasPathSurface: boolean;
}

type Class = 'root' | 'first' | 'argument' | 'directory' | 'none' | 'undecided';

const CLASSES: readonly (readonly [Class, readonly BoundarySet[]])[] = [
  ['root', ['roots', 'intersect']],
  ['first', ['first-root']],
  ['argument', ['argument', 'union']],
  ['directory', ['directory']],
  ['none', ['none']],
];

export function headlineOf(facts: Facts): Headline {
  if (!facts.hasPathSurface) return say('no-path-surface', 'no item of its surface takes a path', []);
  const rows = facts.boundaries.filter((row) => isKnownInside(row, facts.cells));
  if (rows.length === 0 && !facts.asks)
    return say('never-asks', 'roots are never asked for, and no recipe shows its effect inside', []);
  if (rows.length === 0)
    return say('undecided', 'no recipe shows its effect inside, so nothing is known of any code path', []);
  const classes = rows.map((row) => ({ row, of: classOf(row) }));
  const kinds = new Set(classes.map(({ of }) => of));
  const decisive = [...new Set(rows.flatMap((row) => row.decisive))];
  const [only] = kinds;
  if (kinds.size === 1 && only !== undefined) return say(...uniform(only, rows, facts), decisive);
  const names = (of: Class) =>
    classes
      .filter((entry) => entry.of === of)
      .map(({ row }) => `${row.item} (${row.operation})`)
      .join(', ');
  const known = [...kinds].filter((of) => of !== 'undecided');
  if (known.length < 2) return say('undecided', `not decided: ${names('undecided')}; ${decidedBy(rows)}`, decisive);
  const parts = [...kinds].map((of) => `${WORDS[of]}: ${names(of)}`);
  return say('partly-bound', `items differ. ${parts.join('; ')}`, decisive);
}

const WORDS = {
  root: 'keep the root list',
  first: 'keep the first root only',
  argument: 'keep the argument',
  directory: 'keep the working directory',
  none: 'keep nothing',
  undecided: 'undecided',
} as const satisfies Record<Class, string>;

function uniform(only: Class, rows: readonly RemainingBoundaries[], facts: Facts): [HeadlineWord, string] {
  const count = `${rows.length} of ${facts.boundaries.length} recipes`;
  switch (only) {
    case 'root':
      return ['root-bound', `${count} keep the root list`];
    case 'first':
      return ['first-root-only', `${count} keep the first root only`];
    case 'argument':
      return ['argument-bound', `${count} keep the argument, not the roots`];
    case 'directory':
      return facts.asks
        ? ['argument-bound', `${count} keep the working directory, not the roots`]
        : ['never-asks', `${count} keep the working directory, and roots are never asked for`];
    case 'none':
      return followsRoots(facts.cells)
        ? ['default-directory', 'any absolute path is reached; a relative one starts at the root']
        : ['advisory', `${count} reach any absolute path`];
    case 'undecided':
      return ['undecided', decidedBy(rows)];
  }
}

function decidedBy(rows: readonly RemainingBoundaries[]): string {
  const scenarios = [...new Set(rows.flatMap((row) => row.undecided))];
  return scenarios.length === 0
    ? 'no scenario of this catalogue tells what is left apart'
    : `would be decided by: ${scenarios.join(', ')}`;
}

/** A relative path ended inside the root although the server's working directory is elsewhere. */
function followsRoots(cells: readonly Cell[]): boolean {
  return cells.some(
    (cell) => cell.target === 'relative' && cell.outcome === 'misdirected' && cell.landed.startsWith('root-a'),
  );
}

function classOf(row: RemainingBoundaries): Class {
  if (row.set.length === 0) return 'undecided';
  return CLASSES.find(([, sets]) => row.set.every((set) => sets.includes(set)))?.[0] ?? 'undecided';
}

/** A server of its working directory alone reaches the root only where it was started there. */
const STARTED_INSIDE = 'work-directory-inside';

function isKnownInside(row: RemainingBoundaries, cells: readonly Cell[]): boolean {
  return cells.some(
    (cell) =>
      (isBaseline(cell.scenario) || cell.scenario === STARTED_INSIDE) &&
      cell.target === 'inside' &&
      cell.item === row.item &&
      cell.operation === row.operation &&
      cell.outcome === 'permitted',
  );
}

function say(word: HeadlineWord, because: string, cells: readonly string[]): Headline {
  return { word, because, cells: [...cells] };
}

const RELATION_OF = {
  roots: 'replace',
  intersect: 'intersect',
  union: 'union',
  'first-root': 'replace',
  'last-root': 'replace',
  argument: 'argument-alone',
  directory: 'argument-alone',
  none: 'hint',
} as const satisfies Record<BoundarySet, Relation>;

/** The one relation that all known code paths share, or `undecided` with the reason. */
export function relationOf(facts: Facts): { word: Relation; because: string } {
  const rows = facts.boundaries.filter((row) => isKnownInside(row, facts.cells) && row.set.length > 0);
  const all = [...new Set(rows.flatMap((row) => row.set.map((set) => RELATION_OF[set])))];
  // A code path that keeps nothing does not relate roots to the argument: it decides only where all are like it.
  const words = all.length > 1 ? all.filter((word) => word !== 'hint') : all;
  const [only] = words;
  if (words.length === 1 && only !== undefined) {
    const keys = facts.cells.filter((cell) => cell.scenario === 'disjoint').map(cellKey);
    return { word: only, because: keys.length > 0 ? 'decided by narrow and disjoint' : 'decided by narrow' };
  }
  return { word: 'undecided', because: words.length === 0 ? 'nothing is known' : `left: ${words.join(', ')}` };
}
