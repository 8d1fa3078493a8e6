/**
 * A worker process without a sandbox: what each order would have shown is fixed by its package's name.
 * It stands in for the run of a server only; queue, judge, store and everything behind them are the real ones.
 */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Order } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';
import { type OrderContext, takeOrders } from '@rootbound/queue/take-orders';
import { notStartedReport, probedReport } from './fixed-report.ts';

const work = process.env['ROOTBOUND_WORK'] ?? '';

await takeOrders(async (order, context) => {
  appendFileSync(join(work, 'taken'), `${order.run} ${process.pid}\n`);
  const { run } = order;
  context.onProgress({ run, stage: 'survey', note: 'starting the server', done: 0, total: 0 });
  context.onProgress({ run, stage: 'probe', note: 'narrow', done: 1, total: 2 });
  return carryOut(order, context);
});

async function carryOut(order: Order, { signal }: OrderContext): Promise<Report> {
  const { name, version } = order.source;
  switch (name) {
    case 'exits':
      return notStartedReport(order, {
        reason: 'exited',
        text: 'exit 1 before any answer',
        stderr: 'Error: <b>no</b>\n',
      });
    case 'breaks':
      throw new Error('a mistake in the worker');
    case 'dies-once':
      return once('died') ? die(signal) : probedReport(order, behaviourOf(version));
    case 'waits-once':
      return once('waited') ? untilAborted(signal) : probedReport(order, behaviourOf(version));
    default:
      return probedReport(order, behaviourOf(version));
  }
}

/** True at the first call for a name in this working directory, ends of the process included. */
function once(name: string): boolean {
  const mark = join(work, name);
  if (existsSync(mark)) return false;
  writeFileSync(mark, '');
  return true;
}

function behaviourOf(version: string): Parameters<typeof probedReport>[1] {
  const installed = version === 'latest' ? '2.0.0' : version;
  const open = installed.startsWith('1.');
  // The second version is the later one, and the third was published between them.
  const published: Record<string, string> = { '1.0.0': '2025-01', '2.0.0': '2025-03', '3.0.0': '2025-02' };
  const month = published[installed];
  return { version: installed, publishedAt: month === undefined ? null : `${month}-01T00:00:00.000Z`, open };
}

function die(signal: AbortSignal): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return untilAborted(signal);
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('put down')));
  });
}
