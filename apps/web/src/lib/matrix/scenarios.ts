/** The scenarios of a matrix in the order of the catalogue, with its words; one that it no longer has stands under its id. */
import { findScenario, SCENARIOS } from '@rootbound/catalog/scenarios/scenarios';
import type { Cell } from '@rootbound/core/cell';
import type { Conversation, Matrix } from '@rootbound/core/matrix';

export interface ScenarioOfRun {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly cells: readonly Cell[];
  readonly conversation: Conversation | null;
}

const ORDER = SCENARIOS.map(({ id }) => id);

export function scenariosIn(matrix: Matrix): readonly ScenarioOfRun[] {
  const ids = [...new Set(matrix.cells.map(({ scenario }) => scenario))];
  return ids
    .sort((a, b) => place(a) - place(b))
    .map((id) => {
      const known = findScenario(id);
      return {
        id,
        title: known?.title ?? id,
        question: known?.question ?? '',
        cells: matrix.cells.filter((cell) => cell.scenario === id),
        conversation: matrix.conversations.find((each) => each.scenario === id) ?? null,
      };
    });
}

function place(id: string): number {
  const at = ORDER.indexOf(id);
  return at < 0 ? ORDER.length : at;
}
