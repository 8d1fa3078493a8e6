/** A small matrix and a small cell for tests: whole values, of which a test changes what it is about. */
import type { Cell } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';

export function makeCell(changed: Partial<Cell>): Cell {
  return {
    scenario: 'narrow',
    definition: 1,
    item: 'read_file',
    operation: 'read',
    target: 'inside',
    side: 'gap',
    outcome: 'permitted',
    landed: '',
    verdict: 'reached',
    touched: null,
    control: { scenario: 'narrow', target: 'inside', outcome: 'permitted', borrowed: false, evidence: null },
    repeat: { posed: 1, agree: 1, outcomes: { permitted: 1 } },
    form: 'result',
    tookMs: 1,
    evidence: null,
    reason: '',
    ...changed,
  };
}

export function makeMatrix(changed: Partial<Matrix>): Matrix {
  return {
    schema: 'rootbound/matrix/1',
    server: 'command:sample',
    version: '1.0.0',
    source: { kind: 'command', name: 'sample', version: '1.0.0', directory: '/sample', run: 'node server.mjs' },
    run: {
      id: 'run',
      profile: 'standard',
      revision: '2025-11-25',
      startedAt: '2026-01-01T00:00:00.000Z',
      finishedAt: '2026-01-01T00:00:01.000Z',
      catalog: '1',
      repeats: 1,
      isolated: true,
      witnessed: false,
    },
    ending: { kind: 'probed' },
    environment: {
      platform: 'linux',
      kernel: '6',
      node: 'v24',
      rootbound: '0.1.0',
      catalog: '1',
      sandbox: 'bubblewrap',
      isolated: true,
      witness: 'none',
      witnessed: false,
    },
    installation: null,
    headline: { word: 'undecided', because: '', cells: [] },
    relation: { word: 'undecided', because: '' },
    traits: [],
    boundaries: [],
    findings: [],
    conversations: [],
    items: [],
    recipes: [],
    unposed: [],
    cells: [],
    ...changed,
  };
}
