/** A matrix document with one control and one outside cell. */
import type { Cell } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';
import type { Verdict } from '@rootbound/core/verdict';

const INSIDE: Cell = {
  scenario: 'narrow',
  definition: 1,
  item: 'read_file',
  operation: 'read',
  target: 'inside',
  side: 'inside',
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
};

/** The matrix of a version whose one cell in the gap has this verdict. */
export function makeMatrix(version: string, verdict: Verdict): Matrix {
  return {
    schema: 'rootbound/matrix/1',
    server: 'npm:sample-server',
    version,
    source: { kind: 'npm', name: 'sample-server', version, arguments: ['{argument}'] },
    run: {
      id: `run-${version}`,
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
    headline: { word: 'undecided', because: 'one cell decides nothing', cells: [] },
    relation: { word: 'undecided', because: 'one cell decides nothing' },
    traits: [],
    boundaries: [],
    findings: [],
    conversations: [],
    items: [],
    recipes: [],
    unposed: [],
    cells: [
      INSIDE,
      { ...INSIDE, target: 'gap-sibling', side: 'gap', verdict, outcome: verdict === 'open' ? 'permitted' : 'refused' },
    ],
    evidence: {},
  };
}
