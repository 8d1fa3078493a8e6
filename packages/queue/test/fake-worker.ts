/**
 * A worker process whose orders say how it behaves, in `source.run`; what it did stands in `source.directory`.
 * It stands in for the run of a server, not for the queue: both sides of the channel are the real ones.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '@rootbound/core/fault';
import type { Order } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';
import type { OrderContext } from '../src/take-orders.ts';
import { takeOrders } from '../src/take-orders.ts';

class StagedFault extends Fault {}

/** Text that makes a report as large as a real one. */
const MEGABYTES = 'Rootbound '.repeat(400_000);

const BEHAVIOURS: Record<string, (order: Order, context: OrderContext) => Promise<Report>> = {
  report: async (order) => reportOf(order, ''),
  'large-report': async (order) => reportOf(order, MEGABYTES),
  'report-twice': async (order) => {
    const { packReport } = await import('../src/message.ts');
    const packed = await packReport(reportOf(order, ''));
    process.send?.({ kind: 'report', run: order.run, packed });
    return reportOf(order, '');
  },
  'report-and-die': async (order) => {
    const { packReport } = await import('../src/message.ts');
    const packed = await packReport(reportOf(order, MEGABYTES));
    process.send?.({ kind: 'report', run: order.run, packed }, () => process.kill(process.pid, 'SIGKILL'));
    return untilAborted(new AbortController().signal);
  },
  'no-report': async (order, { signal }) => {
    process.send?.({ kind: 'report', run: order.run, packed: Buffer.from('no report') });
    return untilAborted(signal);
  },
  fault: async () => {
    throw new StagedFault('STAGED_FINAL', 'will not pass');
  },
  'passing-fault': async (order) => {
    if (takes(order) < 2) throw new StagedFault('STAGED_PASSING', 'may pass', { retryable: true });
    return reportOf(order, '');
  },
  'lasting-fault': async () => {
    throw new StagedFault('STAGED_PASSING', 'may pass', { retryable: true });
  },
  'die-at-once': async () => die(),
  'die-first': async (order) => (takes(order) < 2 ? die() : reportOf(order, '')),
  'wait-for-cancel': (_order, { signal }) => untilAborted(signal),
  /** Waits until it was killed or put down once, then reports. */
  'wait-first': async (order, { signal }) => (takes(order) < 2 ? untilAborted(signal) : reportOf(order, '')),
};

await takeOrders(async (order, context) => {
  if (order.source.kind !== 'command') throw new Error('a staged order is a command');
  appendFileSync(takesFile(order), `${process.pid}\n`);
  context.onProgress({ run: order.run, stage: 'probe', note: String(process.pid), done: 0, total: 1 });
  const behave = BEHAVIOURS[order.source.run];
  if (behave === undefined) throw new Error(`no such behaviour: ${order.source.run}`);
  return behave(order, context);
});

function takesFile(order: Order): string {
  return order.source.kind === 'command' ? join(order.source.directory, order.run) : '';
}

function takes(order: Order): number {
  const file = takesFile(order);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0;
}

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return untilAborted(new AbortController().signal);
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new StagedFault('STAGED_ABORTED', 'put down')));
  });
}

function reportOf(order: Order, stderr: string): Report {
  return {
    schema: 'rootbound/report/1',
    order,
    startedAt: '2026-11-30T10:00:00.000Z',
    finishedAt: '2026-11-30T10:00:01.000Z',
    environment: {
      platform: 'linux',
      kernel: '6',
      node: 'v24',
      rootbound: '0.1.0',
      catalog: '1',
      sandbox: 'none',
      isolated: false,
      witness: 'none',
      witnessed: false,
    },
    installation: null,
    ending: { kind: 'not-started', reason: 'exited', text: 'staged', stderr },
    serverInfo: null,
    items: [],
    recipes: [],
    unposed: [],
    sessions: [],
    evidence: {},
  };
}
