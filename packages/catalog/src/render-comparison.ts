/** A comparison as text for a terminal: the heaviest kinds first, cells of one item and operation on one line. */
import { CHANGE_KINDS, type Change, type Comparison, type Weight, WEIGHTS } from '@rootbound/core/change';
import { type Ink, makeInk, type Tone, wrap } from './ink.ts';
import { printable } from './printable.ts';
import type { RenderOptions } from './render.ts';

const TONES = {
  critical: 'open',
  major: 'bad',
  notable: 'warn',
  minor: 'calm',
  info: 'dim',
} as const satisfies Record<Weight, Tone>;

const SOLID_SPACE = '\u00A0';

type Page = RenderOptions & { readonly ink: Ink };

/** The whole comparison, ending without a line break. */
export function renderComparison(comparison: Comparison, options: RenderOptions): string {
  const ink = makeInk(options.colour);
  const { before, posedInBoth, notComparable, changes } = comparison;
  const left = notComparable === 0 ? '' : `; ${notComparable} left out, since their scenario's definition differs`;
  const head = [
    ink('strong', `${printable(before.server)} ${printable(before.version)} → ${nameAfter(comparison)}`),
    `  ${posedInBoth} cells posed in both${left}`,
    ...fill(
      changes.length === 0 ? ['nothing differs'] : countKinds(changes),
      { indent: 2, gap: 1 },
      { ...options, ink },
    ),
  ];
  const groups = WEIGHTS.flatMap((weight) =>
    CHANGE_KINDS.map((kind) => changes.filter((change) => change.kind === kind && change.weight === weight)),
  ).filter((group) => group.length > 0);
  return [head, ...groups.map((group) => renderGroup(group, { ...options, ink }))]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The server is named again only where it is another one. */
function nameAfter({ before, after }: Comparison): string {
  return printable(before.server === after.server ? after.version : `${after.server} ${after.version}`);
}

function countKinds(changes: readonly Change[]): readonly string[] {
  const counts = CHANGE_KINDS.map((kind) => [kind, changes.filter((change) => change.kind === kind).length] as const);
  const found = counts.filter(([, count]) => count > 0);
  return found.map(([kind, count], index) => `${count} ${kind}${index === found.length - 1 ? '' : ','}`);
}

function renderGroup(group: readonly Change[], page: Page): readonly string[] {
  const { kind = '', weight = 'info' } = group[0] ?? {};
  const cells = group.filter((change) => change.target !== '');
  const others = group.filter((change) => change.target === '').map(describeOther);
  const moves = Map.groupBy(cells, (change) => `${change.scenario}  ${change.before} → ${change.after}`);
  return [
    `${page.ink(TONES[weight], `${weight}: ${kind}`)} (${group.length})`,
    ...[...moves].flatMap(([move, changes]) => [`  ${printable(move)}`, ...renderMove(changes, page)]),
    ...fill(others, { indent: 2, gap: 3 }, page),
  ];
}

/** Code paths that moved on the same targets stand together. */
function renderMove(changes: readonly Change[], page: Page): readonly string[] {
  const paths = Map.groupBy(changes, (change) => `${printable(change.item)}·${change.operation}`);
  const sets = Map.groupBy(paths, ([, moved]) => moved.map((change) => change.target).join(' '));
  return [...sets].flatMap(([targets, members]) => [
    ...fill(targets.split(' '), { indent: 4, gap: 1 }, page),
    ...fill(
      members.map(([path]) => path),
      { indent: 8, gap: 1 },
      page,
    ).map((line) => page.ink('dim', line)),
  ]);
}

/** What is no cell: a conversation, an item of the surface, a dependency. */
function describeOther(change: Change): string {
  const name = printable(change.item || change.subject);
  const place = [change.scenario, change.scenario === name ? '' : name].filter((part) => part !== '').join(' ');
  const before = change.before === '' ? '' : `${printable(change.before, 80)} → `;
  return `${place} ${before}${printable(change.after, 80)}`;
}

/** Entries one after another, broken between them and never within. */
function fill(entries: readonly string[], layout: { indent: number; gap: number }, page: Page): readonly string[] {
  if (entries.length === 0) return [];
  const solid = entries.map((entry) => entry.replaceAll(' ', SOLID_SPACE));
  const lines = wrap(solid.join(`${SOLID_SPACE.repeat(layout.gap - 1)} `), page.width - layout.indent);
  return lines.map((line) => (' '.repeat(layout.indent) + line.replaceAll(SOLID_SPACE, ' ')).trimEnd());
}
