/**
 * What a run of a small server would report: one tool that reads a file, posed inside and in the gap.
 * Facts only: what they mean is left to the real judge.
 */
import type { Evidence, Observation } from '@rootbound/core/observation';
import type { Order } from '@rootbound/core/order';
import type { NotStarted, Report } from '@rootbound/core/report';

export interface Behaviour {
  readonly version: string;
  readonly publishedAt: string | null;
  /** Whether the gap is served. */
  readonly open: boolean;
}

export function probedReport(order: Order, { version, publishedAt, open }: Behaviour): Report {
  const inside = pose('inside', true);
  const gap = pose('gap-sibling', open);
  const { ending: _none, ...rest } = emptyReport(order);
  return {
    ...rest,
    ending: { kind: 'probed' },
    installation: {
      version,
      integrity: `sha512-${version}`,
      publishedAt,
      command: ['{node}', '{package}/server.mjs', '{argument}'],
      dependencies: [],
    },
    serverInfo: { name: 'sample', version },
    items: [
      { kind: 'tool', name: 'read_file', description: 'Reads a file', schema: { type: 'object' }, annotations: {} },
    ],
    recipes: [{ item: 'read_file', operation: 'read', form: 'file', arguments: { path: '{path}' }, tries: 1 }],
    sessions: [
      {
        scenario: 'narrow',
        definition: 1,
        repeat: 0,
        revision: '2025-06-18',
        declared: { roots: true, listChanged: true },
        asks: [{ askedUs: 100, answeredUs: 200, phase: 'steady' }],
        observations: [inside.observation, gap.observation],
        unattributed: [],
        frames: [
          { atUs: 100, direction: '<-', text: '{"jsonrpc":"2.0","id":0,"method":"roots/list"}' },
          { atUs: 200, direction: '->', text: '{"jsonrpc":"2.0","id":0,"result":{"roots":[]}}' },
        ],
        stderr: '',
        exit: 'SIGKILL',
        fault: null,
        readyUs: 300,
        tookUs: 9000,
      },
    ],
    evidence: { [inside.observation.evidence]: inside.evidence, [gap.observation.evidence]: gap.evidence },
  };
}

export function notStartedReport(order: Order, ending: Omit<NotStarted, 'kind'>): Report {
  return { ...emptyReport(order), ending: { kind: 'not-started', ...ending } };
}

function pose(target: 'inside' | 'gap-sibling', permitted: boolean): { observation: Observation; evidence: Evidence } {
  const text = permitted ? `[content of ${target}]` : 'Access denied';
  const reply = { kind: permitted ? ('result' as const) : ('tool-error' as const), text, bytes: text.length };
  const place = target === 'inside' ? ('root-a' as const) : ('gap' as const);
  const effects = permitted ? [{ kind: 'content' as const, place, named: true, form: 'plain' }] : [];
  return {
    observation: {
      item: 'read_file',
      operation: 'read',
      target,
      phase: 'steady',
      reply,
      effects,
      disk: [],
      touched: null,
      sentUs: 1000,
      repliedUs: 2000,
      evidence: `${target}-${permitted}`,
    },
    evidence: {
      request: { name: 'read_file', arguments: { path: target } },
      reply,
      disk: [],
      effects,
      frames: [{ direction: '->', text: '{"jsonrpc":"2.0","id":1,"method":"tools/call"}' }],
    },
  };
}

function emptyReport(order: Order): Report {
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
    installation: null,
    ending: { kind: 'not-started', reason: 'exited', text: '', stderr: '' },
    serverInfo: null,
    items: [],
    recipes: [],
    unposed: [],
    sessions: [],
    evidence: {},
  };
}
