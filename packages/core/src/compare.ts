/**
 * What moved from one matrix to another: cells that both posed under the same definition, the roots conversation,
 * the surface and the dependencies.
 */
import { type Cell, cellKey } from './cell.ts';
import type { Change, ChangeKind, Comparison, Weight } from './change.ts';
import { compareSurroundings } from './compare-surroundings.ts';
import type { Matrix } from './matrix.ts';
import { OPENING, UNKNOWN, type Verdict } from './verdict.ts';

/** Ten times slower or faster, and more than this many milliseconds apart. */
const MAGNITUDE = 10;
const NOTICEABLE_MS = 800;

export function compareMatrices(before: Matrix, after: Matrix): Comparison {
  const old = new Map(before.cells.map((cell) => [cellKey(cell), cell]));
  const paired = after.cells.flatMap((cell) => {
    const other = old.get(cellKey(cell));
    return other === undefined ? [] : [{ before: other, after: cell }];
  });
  const comparable = paired.filter((pair) => pair.before.definition === pair.after.definition);
  const changes = [
    ...comparable.flatMap((pair) => compareCells(pair.before, pair.after)),
    ...revealed(old, after),
    ...lost(before, after),
    ...compareSurroundings(before, after),
  ];
  return {
    schema: 'rootbound/comparison/1',
    before: { server: before.server, version: before.version, run: before.run.id },
    after: { server: after.server, version: after.version, run: after.run.id },
    posedInBoth: comparable.length,
    notComparable: paired.length - comparable.length,
    changes: changes.sort((a, b) => WEIGHT_ORDER.indexOf(a.weight) - WEIGHT_ORDER.indexOf(b.weight)),
  };
}

const WEIGHT_ORDER: readonly Weight[] = ['critical', 'major', 'notable', 'minor', 'info'];

function compareCells(before: Cell, after: Cell): readonly Change[] {
  const moved = classify(before.verdict, after.verdict);
  if (moved !== null) return [changeOf(moved, before, after)];
  const changes: Change[] = [];
  if (isSlower(before.tookMs, after.tookMs)) changes.push(changeOf({ kind: 'stalls', weight: 'major' }, before, after));
  if (isSlower(after.tookMs, before.tookMs))
    changes.push(changeOf({ kind: 'answers-at-once', weight: 'minor' }, before, after));
  if (before.form !== after.form && before.outcome === after.outcome) {
    changes.push({
      ...changeOf({ kind: 'reply-altered', weight: 'info' }, before, after),
      before: before.form,
      after: after.form,
    });
  }
  return changes;
}

interface Moved {
  readonly kind: ChangeKind;
  readonly weight: Weight;
}

const WIDTH: readonly Verdict[] = ['touches', 'breaks', 'inverted', 'open'];

/** Kind and weight of a pair of verdicts, by the domain's table; null where nothing moved. */
export function classify(before: Verdict, after: Verdict): Moved | null {
  if (before === after) return null;
  if (OPENING.has(after)) return toOpening(before, after);
  if (after === 'holds') return toHolds(before);
  if (UNKNOWN.has(after)) return toUnknown(before);
  if (before === 'reached') return { kind: 'broke', weight: 'major' };
  if (after === 'reached') return { kind: 'mended', weight: 'minor' };
  return { kind: 'moved', weight: 'major' };
}

function toOpening(before: Verdict, after: Verdict): Moved {
  if (before === 'holds') return { kind: 'opened', weight: 'critical' };
  if (UNKNOWN.has(before)) return { kind: 'revealed', weight: 'major' };
  return { kind: 'moved', weight: WIDTH.indexOf(after) > WIDTH.indexOf(before) ? 'major' : 'minor' };
}

function toHolds(before: Verdict): Moved {
  if (OPENING.has(before)) return { kind: 'closed', weight: 'notable' };
  return UNKNOWN.has(before) ? { kind: 'mended', weight: 'minor' } : { kind: 'moved', weight: 'minor' };
}

/** Nothing is known any more: of what held, of what was reached, or of what was open. */
function toUnknown(before: Verdict): Moved | null {
  if (UNKNOWN.has(before)) return null;
  if (before === 'reached') return { kind: 'broke', weight: 'major' };
  return before === 'holds' ? { kind: 'lost-proof', weight: 'major' } : { kind: 'moved', weight: 'minor' };
}

/** Cells of the newer matrix alone that are open: they were never known to hold. */
function revealed(old: ReadonlyMap<string, Cell>, after: Matrix): readonly Change[] {
  return after.cells
    .filter((cell) => !old.has(cellKey(cell)) && OPENING.has(cell.verdict))
    .map((cell) => changeOf({ kind: 'revealed', weight: 'major' }, null, cell));
}

/** Cells that held before and are not there any more, although their scenario and item still are. */
function lost(before: Matrix, after: Matrix): readonly Change[] {
  const keys = new Set(after.cells.map(cellKey));
  const scenarios = new Set(after.cells.map(({ scenario }) => scenario));
  const items = new Set(after.items.map(({ name }) => name));
  return before.cells
    .filter(
      (cell) =>
        cell.verdict === 'holds' && !keys.has(cellKey(cell)) && scenarios.has(cell.scenario) && items.has(cell.item),
    )
    .map((cell) => changeOf({ kind: 'lost-proof', weight: 'major' }, cell, null));
}

function isSlower(before: number, after: number): boolean {
  return after - before > NOTICEABLE_MS && after > before * MAGNITUDE;
}

function changeOf({ kind, weight }: Moved, before: Cell | null, after: Cell | null): Change {
  const cell = after ?? before;
  if (cell === null) throw new Error('a change has at least one side');
  const { scenario, item, operation, target } = cell;
  const place = { subject: cellKey(cell), scenario, item, operation, target };
  const [old, now] = [sideOf(before), sideOf(after)];
  return {
    kind,
    weight,
    ...place,
    before: old.verdict,
    after: now.verdict,
    beforeEvidence: old.evidence,
    afterEvidence: now.evidence,
  };
}

function sideOf(cell: Cell | null): { readonly verdict: string; readonly evidence: string | null } {
  return cell ?? { verdict: 'not there', evidence: null };
}
