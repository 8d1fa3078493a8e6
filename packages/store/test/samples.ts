/** A small order, its report and its matrix, as a probed run leaves them. */
import type { Matrix } from '@rootbound/core/matrix';
import type { Evidence } from '@rootbound/core/observation';
import type { Order } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';

export function sampleOrder(run: string, version = '1.0.0'): Order {
  return {
    run,
    source: { kind: 'npm', name: 'sample', version, arguments: ['{argument}'] },
    profile: 'quick',
    repeats: 1,
    callLimitMs: 1000,
    runLimitMs: 60_000,
  };
}

export function sampleEvidence(text: string): Evidence {
  return {
    request: { name: 'read_file' },
    reply: { kind: 'result', text, bytes: text.length },
    disk: [],
    effects: [],
    frames: [{ direction: '->', text: '{"method":"tools/call"}' }],
  };
}

export function sampleReport(order: Order, evidence: Record<string, Evidence> = {}): Report {
  return {
    schema: 'rootbound/report/1',
    order,
    startedAt: '2026-11-30T10:00:00.000Z',
    finishedAt: '2026-11-30T10:00:09.000Z',
    environment: {
      platform: 'linux',
      kernel: '6.18',
      node: 'v24.21.0',
      rootbound: '0.1.0',
      catalog: '1',
      sandbox: 'bubblewrap',
      isolated: true,
      witness: 'none',
      witnessed: false,
    },
    installation: {
      version: order.source.version === 'latest' ? '2.0.0' : order.source.version,
      integrity: 'sha512-sample',
      publishedAt: '2025-03-28T00:00:00.000Z',
      command: ['{node}', '{package}/cli.js', '{argument}'],
      dependencies: [],
    },
    ending: { kind: 'probed' },
    serverInfo: { name: 'sample', version: '1' },
    items: [],
    recipes: [],
    unposed: [],
    sessions: [
      {
        scenario: 'narrow',
        definition: 1,
        repeat: 1,
        revision: '2025-06-18',
        declared: { roots: true, listChanged: true },
        asks: [],
        observations: Object.keys(evidence).map((hash) => ({
          item: 'read_file',
          operation: 'read' as const,
          target: 'inside' as const,
          phase: 'start',
          reply: { kind: 'result' as const, text: '', bytes: 0 },
          effects: [],
          disk: [],
          touched: null,
          sentUs: 1,
          repliedUs: 2,
          evidence: hash,
        })),
        unattributed: [],
        frames: [{ atUs: 5, direction: '->', text: '{}' }],
        stderr: '',
        exit: null,
        fault: null,
        readyUs: 1,
        tookUs: 9,
      },
    ],
    evidence,
  };
}

export function sampleMatrix(report: Report): Matrix {
  const { order, environment, installation, ending } = report;
  const cell: Matrix['cells'][number] = {
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
    control: { scenario: 'narrow', target: 'inside', outcome: 'permitted', borrowed: false, evidence: null },
    repeat: { posed: 1, agree: 1, outcomes: { refused: 1 } },
    form: 'tool-error',
    tookMs: 1,
    evidence: null,
    reason: '',
  };
  return {
    schema: 'rootbound/matrix/1',
    server: `npm:${order.source.name}`,
    version: installation?.version ?? order.source.version,
    source: order.source,
    run: {
      id: order.run,
      profile: order.profile,
      revision: '2025-06-18',
      startedAt: report.startedAt,
      finishedAt: report.finishedAt,
      catalog: '1',
      repeats: 1,
      isolated: environment.isolated,
      witnessed: environment.witnessed,
    },
    ending,
    environment,
    installation,
    headline: { word: 'argument-bound', because: '', cells: [] },
    relation: { word: 'argument-alone', because: '' },
    traits: [{ word: 'link-blind', because: '', cells: [] }],
    boundaries: [],
    findings: [],
    conversations: [],
    items: [],
    recipes: [],
    unposed: [],
    cells: [cell, { ...cell, operation: 'list', verdict: 'open' }, { ...cell, operation: 'stat', verdict: 'open' }],
    evidence: report.evidence,
  };
}
