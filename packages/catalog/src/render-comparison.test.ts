import type { Change, Comparison } from '@rootbound/core/change';
import { describe, expect, test } from 'vitest';
import { renderComparison } from './render-comparison.ts';

const PLAIN = { width: 80, colour: false };

function change(kind: Change['kind'], weight: Change['weight'], rest: Partial<Change>): Change {
  const nowhere = { subject: '', scenario: '', item: '', operation: '', target: '' };
  return { kind, weight, ...nowhere, before: '', after: '', beforeEvidence: null, afterEvidence: null, ...rest };
}

const read = { scenario: 'narrow', item: 'read_file', operation: 'read', before: 'open', after: 'holds' };
const COMPARISON: Comparison = {
  schema: 'rootbound/comparison/1',
  before: { server: 'npm:sample-server', version: '1.0.0', run: 'run-1' },
  after: { server: 'npm:sample-server', version: '2.0.0', run: 'run-2' },
  posedInBoth: 40,
  notComparable: 2,
  changes: [
    change('closed', 'notable', { ...read, target: 'gap-sibling' }),
    change('closed', 'notable', { ...read, target: 'link-file' }),
    change('opened', 'critical', { ...read, item: 'evil\u001B[2J', target: 'beyond', before: 'holds', after: 'open' }),
    change('dependency-altered', 'info', { subject: 'zod', before: '3.0.0', after: '4.0.0' }),
  ],
};

describe('comparison in a terminal', () => {
  test('shows the heaviest kind first and cells of one item together', () => {
    expect(renderComparison(COMPARISON, PLAIN)).toMatchInlineSnapshot(`
      "npm:sample-server 1.0.0 → 2.0.0
        40 cells posed in both; 2 left out, since their scenario's definition differs
        1 opened, 2 closed, 1 dependency-altered

      critical: opened (1)
        narrow  holds → open
          beyond
              evil·read

      notable: closed (2)
        narrow  open → holds
          gap-sibling link-file
              read_file·read

      info: dependency-altered (1)
        zod 3.0.0 → 4.0.0"
    `);
  });

  test('says that nothing differs', () => {
    const same = { ...COMPARISON, notComparable: 0, changes: [] };
    expect(renderComparison(same, PLAIN)).toMatchInlineSnapshot(`
      "npm:sample-server 1.0.0 → 2.0.0
        40 cells posed in both
        nothing differs"
    `);
  });
});
