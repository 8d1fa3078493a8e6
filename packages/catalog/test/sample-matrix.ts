/** A small matrix made by hand, for the tests of what is shown of one. Its server's texts are hostile. */
import type { Cell } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';
import type { Target } from '@rootbound/core/target';
import type { Verdict } from '@rootbound/core/verdict';

type Row = readonly [item: string, operation: Cell['operation'], verdicts: Partial<Record<Target, Verdict>>];

const SIDES: Partial<Record<Target, Cell['side']>> = { inside: 'inside', 'second-root': 'inside', beyond: 'beyond' };

/** Cells of one scenario from rows of verdicts. */
export function cellsOf(scenario: string, rows: readonly Row[]): Cell[] {
  return rows.flatMap(([item, operation, verdicts]) =>
    // Object.entries forgets that the keys are targets.
    (Object.entries(verdicts) as [Target, Verdict][]).map(([target, verdict]) => ({
      scenario,
      definition: 1,
      item,
      operation,
      target,
      side: SIDES[target] ?? 'gap',
      outcome: verdict === 'open' || verdict === 'reached' ? 'permitted' : 'refused',
      landed: '',
      verdict,
      touched: null,
      control: { scenario, target: 'inside', outcome: 'permitted', borrowed: false, evidence: null },
      repeat: { posed: 1, agree: 1, outcomes: { refused: 1 } },
      form: 'result',
      tookMs: 1,
      evidence: null,
      reason: '',
    })),
  );
}

export const SAMPLE: Matrix = {
  schema: 'rootbound/matrix/1',
  server: 'npm:sample-server',
  version: '1.0.0',
  source: { kind: 'npm', name: 'sample-server', version: '1.0.0', arguments: ['{argument}'] },
  run: {
    id: 'run-1',
    profile: 'quick',
    revision: '2025-11-25',
    startedAt: '2026-01-01T00:00:00.000Z',
    finishedAt: '2026-01-01T00:00:04.200Z',
    catalog: '1',
    repeats: 1,
    isolated: true,
    witnessed: false,
  },
  ending: { kind: 'probed' },
  environment: {
    platform: 'linux x64',
    kernel: '6.1',
    node: '24.21.0',
    rootbound: '0.1.0',
    catalog: '1',
    sandbox: 'bubblewrap',
    isolated: true,
    witness: 'none',
    witnessed: false,
  },
  installation: null,
  headline: { word: 'argument-bound', because: 'refuses beyond its argument, serves the gap', cells: [] },
  relation: { word: 'argument-alone', because: 'it never asked for roots' },
  traits: [{ word: 'prefix-blind', because: 'read_file served argument-prefix-sibling', cells: [] }],
  boundaries: ['read_file', 'evil'].map((item) => ({
    item,
    operation: 'read',
    set: ['argument'],
    fresh: [],
    before: [],
    path: ['prefix', 'parent-prefix'],
    left: 2,
    of: 120,
    decisive: [],
    undecided: [],
  })),
  findings: [],
  conversations: [
    {
      scenario: 'narrow',
      declared: { roots: true, listChanged: true },
      revision: '2025-11-25',
      asks: 0,
      askPhases: [],
      firstCallMs: 3,
      fault: null,
    },
  ],
  items: [],
  recipes: [],
  unposed: [{ item: 'directory_tree', operation: null, reason: 'no\u001B[2J candidate showed\nits effect' }],
  cells: cellsOf('narrow', [
    ['read_file', 'read', { inside: 'reached', 'gap-sibling': 'open', beyond: 'holds' }],
    ['ev\u001B[31mil\u202E', 'read', { inside: 'unreached', 'gap-sibling': 'unproven', beyond: 'inverted' }],
  ]),
};
