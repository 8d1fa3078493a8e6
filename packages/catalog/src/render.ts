/**
 * A matrix as text for a terminal: what adds up first, then one table for each scenario.
 * Pure; every text that comes from a server goes through `printable` before it gets here.
 */
import type { RemainingBoundaries } from '@rootbound/core/boundary';
import type { Cell } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';
import { type Ink, makeInk, wrap } from './ink.ts';
import { printable, printableLines } from './printable.ts';
import { isUnstable, renderTable } from './render-table.ts';
import { findScenario } from './scenarios/scenarios.ts';
import { countVerdicts, renderLegend, VERDICT_MARKS } from './verdict-marks.ts';

export interface RenderOptions {
  readonly width: number;
  readonly colour: boolean;
}

interface Page {
  readonly width: number;
  readonly ink: Ink;
}

const LABEL = 12;

/** The whole matrix, ending without a line break. */
export function renderMatrix(matrix: Matrix, options: RenderOptions): string {
  const page = { width: Math.max(options.width, 40), ink: makeInk(options.colour) };
  const parts = [renderHead(matrix, page)];
  if (matrix.ending.kind === 'not-started') parts.push(renderEnding(matrix.ending, page));
  else parts.push(renderSum(matrix, page), ...renderScenarios(matrix, page), renderBoundaries(matrix.boundaries, page));
  parts.push(renderUnposed(matrix, page));
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function renderHead(matrix: Matrix, page: Page): readonly string[] {
  const { run, environment } = matrix;
  const seconds = (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000;
  const repeats = run.repeats === 1 ? '1 repeat' : `${run.repeats} repeats`;
  const revision = run.revision ?? 'no revision';
  return [
    page.ink('strong', `${printable(matrix.server)} ${printable(matrix.version)}`),
    ...field('run', `${run.profile}, ${repeats}, ${revision}, ${seconds.toFixed(1)} s, catalogue ${run.catalog}`, page),
    ...(run.isolated ? field('sandbox', environment.sandbox, page) : warn('NOT ISOLATED', environment.sandbox, page)),
    ...(run.witnessed ? field('witness', environment.witness, page) : warn('NOT WITNESSED', WITHOUT_WITNESS, page)),
  ];
}

const WITHOUT_WITNESS = 'what was opened without being shown is not known';

function warn(mark: string, text: string, page: Page): readonly string[] {
  const indent = ' '.repeat(mark.length + 6);
  const [first = '', ...rest] = wrap(printable(text), page.width - indent.length);
  return [`  ${page.ink('warn', `! ${mark}`)}  ${first}`, ...rest.map((line) => indent + line)];
}

/** A label and its text, the text wrapped and indented below itself. */
function field(label: string, text: string, page: Page): readonly string[] {
  return paintedField(label, printable(text, 2000), page);
}

function paintedField(label: string, text: string, page: Page): readonly string[] {
  const [first = '', ...rest] = wrap(text, page.width - LABEL - 4);
  return [`  ${page.ink('dim', label.padEnd(LABEL))}  ${first}`, ...rest.map((line) => ' '.repeat(LABEL + 4) + line)];
}

function renderEnding(ending: Extract<Matrix['ending'], { kind: 'not-started' }>, page: Page): readonly string[] {
  const tail = printableLines(ending.stderr).map((line) => `    ${page.ink('dim', '│')} ${line}`);
  return [
    ...field('not started', `${ending.reason}: ${ending.text}`, page),
    ...(tail.length === 0 ? field('stderr', 'empty', page) : ['  the last of stderr:', ...tail]),
  ];
}

function renderSum(matrix: Matrix, page: Page): readonly string[] {
  const counts = countVerdicts(matrix.cells).map(
    ([verdict, count]) => `${page.ink(VERDICT_MARKS[verdict].tone, String(count))} ${verdict}`,
  );
  const broken = matrix.findings.filter((finding) => finding.status === 'broken');
  return [
    ...paintedField('headline', page.ink('strong', matrix.headline.word), page),
    ...field('', matrix.headline.because, page),
    ...field('relation', `${matrix.relation.word}: ${matrix.relation.because}`, page),
    ...matrix.traits.flatMap((trait, index) =>
      field(index === 0 ? 'traits' : '', `${trait.word}: ${trait.because}`, page),
    ),
    ...broken.flatMap((finding, index) =>
      field(index === 0 ? 'findings' : '', `${finding.principle} (${finding.level}) ${finding.title}`, page),
    ),
    ...paintedField('verdicts', counts.join(', ') || 'no cells', page),
  ];
}

function renderScenarios(matrix: Matrix, page: Page): readonly (readonly string[])[] {
  const ids = [
    ...new Set([...matrix.conversations.map((each) => each.scenario), ...matrix.cells.map((cell) => cell.scenario)]),
  ];
  const tables = ids.map((id) => renderScenario(id, matrix, page));
  return matrix.cells.length === 0 ? tables : [...tables, renderLegend(matrix.cells, page)];
}

function renderScenario(id: string, matrix: Matrix, page: Page): readonly string[] {
  const cells = matrix.cells.filter((cell) => cell.scenario === id);
  const title = findScenario(id)?.title ?? '';
  return [
    `${page.ink('strong', id)}  ${title}`.trimEnd(),
    ...describeConversation(id, matrix, page),
    ...(cells.length === 0 ? ['  no cells'] : [...describeCells(cells), '', ...renderTable(cells, page)]),
  ];
}

function describeConversation(id: string, matrix: Matrix, page: Page): readonly string[] {
  const conversation = matrix.conversations.find((each) => each.scenario === id);
  if (conversation === undefined) return [];
  const declared = conversation.declared.roots ? 'roots declared' : 'no roots declared';
  const asked = ['it never asked', 'it asked once'][conversation.asks] ?? `it asked ${conversation.asks} times`;
  const fault = conversation.fault === null ? [] : warn('NOT TESTABLE', conversation.fault, page);
  return [`  ${page.ink('dim', `${declared}; ${asked}`)}`, ...fault];
}

function describeCells(cells: readonly Cell[]): readonly string[] {
  const borrowed = cells.filter((cell) => cell.control.borrowed).length;
  const unstable = cells.filter(isUnstable).length;
  return [
    ...(borrowed === 0 ? [] : [`  the control of ${borrowed} of ${cells.length} cells is borrowed from narrow`]),
    ...(unstable === 0 ? [] : [`  ~ repeats of ${unstable} of ${cells.length} cells disagree`]),
  ];
}

/** Lines that the cells do not contradict; items that share what is left share an entry. */
function renderBoundaries(boundaries: readonly RemainingBoundaries[], page: Page): readonly string[] {
  const groups = Map.groupBy(boundaries, describeBoundary);
  if (groups.size === 0) return [];
  const entries = [...groups].flatMap(([text, members]) => [
    `  ${text}`,
    ...wrap(members.map((each) => `${printable(each.item)}·${each.operation}`).join(' '), page.width - 4).map(
      (line) => `    ${page.ink('dim', line)}`,
    ),
  ]);
  return [page.ink('strong', 'boundaries that remain'), ...entries];
}

function describeBoundary(boundary: RemainingBoundaries): string {
  if (boundary.left === 0) return 'none of the catalogue fits';
  const parts = [
    ['set', boundary.set],
    ['fresh', boundary.fresh],
    ['before a list', boundary.before],
    ['path', boundary.path],
  ] as const;
  const words = parts.filter(([, left]) => left.length > 0).map(([name, left]) => `${name}: ${left.join(' or ')}`);
  const open = boundary.undecided.length === 0 ? '' : ` (undecided without ${boundary.undecided.join(', ')})`;
  return words.join(' · ') + open;
}

function renderUnposed(matrix: Matrix, page: Page): readonly string[] {
  if (matrix.unposed.length === 0) return [];
  const lines = matrix.unposed.flatMap((each) => {
    const name = [printable(each.item), each.operation].filter((part) => part !== null).join(' · ');
    return wrap(`${name}: ${printable(each.reason)}`, page.width - 4).map(
      (line, index) => (index === 0 ? '  ' : '    ') + line,
    );
  });
  return [page.ink('strong', 'not posed'), ...lines];
}
