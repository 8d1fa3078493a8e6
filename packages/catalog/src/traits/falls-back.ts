/**
 * The answer is no usable list, and a wider set applies than under a good one: the argument, or everything.
 * Error, empty, all invalid, partly invalid, one that cannot be read, and none at all are different inputs; each is named.
 */
import { type Cell, cellKey } from '@rootbound/core/cell';
import { inBaseline, type TraitDefinition } from './trait.ts';

const INPUTS: readonly { readonly input: string; readonly has: (scenario: string) => boolean }[] = [
  { input: 'an error', has: (scenario) => scenario.startsWith('answer-error-') },
  { input: 'an empty list', has: (scenario) => scenario === 'answer-empty' || scenario === 'list-changed-empty' },
  { input: 'a list that is wholly invalid', has: (scenario) => WHOLLY_INVALID.has(scenario) },
  { input: 'a list that is partly invalid', has: (scenario) => scenario === 'answer-malformed-partly' },
  { input: 'a root whose URI is encoded', has: (scenario) => scenario === 'uri-encoded-alone' },
  { input: 'no answer', has: (scenario) => scenario === 'answer-never' },
];

const WHOLLY_INVALID: ReadonlySet<string> = new Set([
  'answer-malformed-no-list',
  'answer-malformed-null',
  'answer-malformed-texts',
  'answer-malformed-no-uri',
]);

export const fallsBack: TraitDefinition = {
  word: 'falls-back',
  detect: ({ cells }) => {
    const wider = cells.filter(
      (cell) =>
        cell.side !== 'inside' &&
        (cell.verdict === 'open' || cell.verdict === 'inverted') &&
        inBaseline(cells, cell, cell.target)?.verdict === 'holds',
    );
    const told = INPUTS.map(({ input, has }) => ({
      input,
      cells: wider.filter(({ scenario }) => has(scenario)),
    })).filter((row) => row.cells.length > 0);
    if (told.length === 0) return null;
    const because = told.map((row) => `${row.input} → ${setOf(row.cells)}`).join('; ');
    return { word: 'falls-back', because, cells: told.flatMap((row) => row.cells.map(cellKey)) };
  },
};

function setOf(cells: readonly Cell[]): string {
  return cells.some(({ side }) => side === 'beyond') ? 'everything' : 'the argument';
}
