/**
 * The worker's side of the embedded queue: takes one order at a time over the process channel.
 * When the channel closes, the process that waits for the report is gone: the work is aborted and this one ends too.
 */
import { Fault } from '@rootbound/core/fault';
import type { Order, Progress } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';
import { ORDER_FAULTS } from './errors.ts';
import { type FromWorker, packReport, parseToWorker } from './message.ts';
import type { WorkerFault } from './port.ts';

export interface OrderContext {
  readonly signal: AbortSignal;
  onProgress(progress: Progress): void;
}

export type CarryOut = (order: Order, context: OrderContext) => Promise<Report>;

/** How long the work may take to be put down before the process ends all the same. */
const STOP_LIMIT_MS = 4000;

/** Serves orders until the channel closes or the process is asked to end; resolves when the last one is put down. */
export function takeOrders(carryOut: CarryOut): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let current: { readonly run: string; readonly abort: AbortController; readonly done: Promise<void> } | null = null;

  const stop = () => {
    process.off('message', receive);
    current?.abort.abort();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void (current?.done ?? Promise.resolve()).then(() => {
      if (process.connected) process.disconnect();
      resolve();
    });
  };
  const receive = (raw: unknown) => {
    const message = parseToWorker(raw);
    if (message?.kind === 'cancel' && message.run === current?.run) current.abort.abort();
    if (message?.kind !== 'order' || current !== null) return;
    const abort = new AbortController();
    const done = serve(message.order, abort.signal, carryOut).finally(() => {
      current = null;
    });
    current = { run: message.order.run, abort, done };
  };

  process.on('message', receive);
  process.once('disconnect', stop);
  process.once('SIGTERM', stop);
  // A terminal sends this to the whole group; when to stop is the parent's to say.
  process.on('SIGINT', () => undefined);
  return promise;
}

async function serve(order: Order, signal: AbortSignal, carryOut: CarryOut): Promise<void> {
  const { run } = order;
  try {
    const onProgress = (progress: Progress) => void send({ kind: 'progress', progress });
    const report = await carryOut(order, { signal, onProgress });
    await send({ kind: 'report', run, packed: await packReport(report) });
  } catch (cause) {
    await send({ kind: 'fault', run, fault: describeFault(cause) });
  }
}

/** A plain Error is a mistake of ours: told with its stack, and never tried again. */
function describeFault(cause: unknown): WorkerFault {
  if (cause instanceof Fault) return { code: cause.code, message: cause.message, retryable: cause.retryable };
  const message = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { code: ORDER_FAULTS.broken, message, retryable: false };
}

/** Resolves when the message is handed over, or when nobody is there to take it. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) return resolve();
    process.send(message, undefined, undefined, () => resolve());
  });
}
