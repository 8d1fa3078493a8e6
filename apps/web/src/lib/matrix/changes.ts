/** Changes that moved alike, together: same kind, same verdicts. Heaviest first, then the larger group. */
import type { Change, ChangeKind, Weight } from '@rootbound/core/change';
import { count, WEIGHT_ORDER } from '../words.ts';

export interface ChangeGroupOf {
  readonly id: string;
  readonly kind: ChangeKind;
  readonly weight: Weight;
  readonly before: string;
  readonly after: string;
  readonly title: string;
  /** The changes are of cells, with verdicts and evidence on both sides. */
  readonly ofCells: boolean;
  readonly changes: readonly Change[];
}

/** Kinds that are about something else than a cell, or whose sides are too many to group by. */
const BY_KIND_ALONE: ReadonlySet<ChangeKind> = new Set([
  'reply-altered',
  'dependency-altered',
  'surface-added',
  'surface-removed',
  'surface-altered',
  'stalls',
  'answers-at-once',
  'stopped-asking',
  'started-asking',
]);

export function groupChanges(changes: readonly Change[]): readonly ChangeGroupOf[] {
  const grouped = Map.groupBy(changes, ({ kind, weight, before, after }) =>
    BY_KIND_ALONE.has(kind) ? `${kind} ${weight}` : `${kind} ${weight} ${before} ${after}`,
  );
  return [...grouped]
    .map(([id, members]) => describe(id, members))
    .sort((a, b) => WEIGHT_ORDER[a.weight] - WEIGHT_ORDER[b.weight] || b.changes.length - a.changes.length);
}

function describe(id: string, changes: readonly Change[]): ChangeGroupOf {
  const [first] = changes;
  if (first === undefined) throw new Error('a group has at least one change');
  const alone = BY_KIND_ALONE.has(first.kind);
  const ofCells = first.target !== '';
  return {
    id,
    kind: first.kind,
    weight: first.weight,
    before: alone ? '' : first.before,
    after: alone ? '' : first.after,
    title: titleOf(changes, ofCells),
    ofCells,
    changes,
  };
}

function titleOf(changes: readonly Change[], ofCells: boolean): string {
  if (!ofCells)
    return (
      changes
        .map(({ subject }) => subject)
        .slice(0, 3)
        .join(', ') + (changes.length > 3 ? `, ${changes.length - 3} more` : '')
    );
  const items = new Set(changes.map(({ item }) => item)).size;
  const scenarios = [...new Set(changes.map(({ scenario }) => scenario))];
  return `${count(changes.length, 'cell')} of ${count(items, 'item')} in ${scenarios.join(', ')}`;
}
