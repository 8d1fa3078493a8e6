/** A cell for tests: a read that holds on a sibling in the gap, with whatever differs. */
import type { Cell } from '@rootbound/core/cell';

export function cellOf(differs: Partial<Cell> = {}): Cell {
  return {
    scenario: 'narrow',
    definition: 1,
    item: 'read_file',
    operation: 'read',
    target: 'gap-sibling',
    side: 'gap',
    outcome: 'refused',
    landed: '',
    verdict: 'holds',
    touched: null,
    control: { scenario: 'narrow', target: 'inside', outcome: 'permitted', borrowed: false, evidence: 'c0' },
    repeat: { posed: 3, agree: 3, outcomes: { refused: 3 } },
    form: 'tool-error',
    tookMs: 1,
    evidence: 'e0',
    reason: '',
    ...differs,
  };
}
