/**
 * The embedded driver: orders in SQLite, workers as child processes, nothing else to install.
 * The table is the truth and p-queue only says whose turn it is: all in memory can be lost at any moment.
 */
import type { Order } from '@rootbound/core/order';
import PQueue from 'p-queue';
import { ORDER_FAULTS } from '../errors.ts';
import { unpackReport } from '../message.ts';
import type { EnqueueOptions, Queue, QueueHandlers, Standing, WorkerFault } from '../port.ts';
import { type Ending, type OrderRow, OrderTable } from './order-table.ts';
import { type WorkerEnd, type WorkerLaunch, WorkerProcess } from './worker-process.ts';

export interface EmbeddedOptions {
  /** The SQLite file. */
  readonly file: string;
  readonly worker: WorkerLaunch;
  /** Orders carried out at the same time, each in a process of its own. 1 when absent. */
  readonly concurrency?: number;
}

/** How often an order is tried when its worker dies of it or gives up in a way that may pass. */
const TRIES = 3;
/** How often an order is handed out at most, ends of our own process included: one may be what ends it. */
const HAND_OUTS = 12;

/** An order in hand. `gone` says whether it was cancelled, once it has left the queue or stays undelivered. */
interface Active {
  worker: WorkerProcess | null;
  readonly gone: Promise<boolean>;
  cancelled: boolean;
}

export function openEmbeddedQueue(options: EmbeddedOptions): Queue {
  return new EmbeddedQueue(options);
}

class EmbeddedQueue implements Queue {
  readonly #table: OrderTable;
  readonly #launch: WorkerLaunch;
  readonly #turns: PQueue;
  readonly #idle: WorkerProcess[] = [];
  readonly #active = new Map<string, Active>();
  #handlers: QueueHandlers | null = null;
  #closing = false;

  constructor({ file, worker, concurrency = 1 }: EmbeddedOptions) {
    this.#table = new OrderTable(file);
    this.#launch = worker;
    this.#turns = new PQueue({ concurrency, autoStart: false });
    for (const { run, priority } of this.#table.list()) this.#addTurn(run, priority);
  }

  async start(handlers: QueueHandlers): Promise<void> {
    this.#handlers = handlers;
    this.#turns.start();
  }

  async enqueue(order: Order, { priority = 0 }: EnqueueOptions = {}): Promise<boolean> {
    const added = this.#table.add(order, priority);
    if (added) this.#addTurn(order.run, priority);
    return added;
  }

  async standing(): Promise<Standing> {
    return this.#table.standing();
  }

  async cancel(run: string): Promise<boolean> {
    const active = this.#active.get(run);
    if (active !== undefined) {
      active.cancelled = true;
      active.worker?.cancel(run);
      return active.gone;
    }
    if (this.#table.take(run) === null) return false;
    this.#table.end(run, { kind: 'fault', fault: CANCELLED });
    return this.#deliver(run);
  }

  async drain(): Promise<void> {
    await this.#turns.onIdle();
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    this.#turns.clear();
    const busy = [...this.#active.values()].map(({ worker }) => worker);
    await Promise.all([...busy, ...this.#idle].map((worker) => worker?.stop()));
    await this.#turns.onIdle();
    this.#table.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #addTurn(run: string, priority: number): void {
    void this.#turns.add(() => this.#carryOut(run), { priority });
  }

  /** From hand-out to delivery. An order that ended before is only delivered. */
  async #carryOut(run: string): Promise<void> {
    const { promise: gone, resolve } = Promise.withResolvers<boolean>();
    const active: Active = { worker: null, gone, cancelled: false };
    this.#active.set(run, active);
    while (!this.#closing) {
      const row = this.#table.take(run);
      if (row === null) break;
      const ending = await this.#handOut(row, active);
      if (ending !== null) this.#table.end(run, ending);
    }
    const cancelled = isCancelled(this.#table.ending(run));
    const delivered = this.#closing ? false : await this.#deliver(run);
    this.#active.delete(run);
    resolve(delivered && cancelled);
  }

  /** One try; null where the order was put back. */
  async #handOut({ order, tries, taken }: OrderRow, active: Active): Promise<Ending | null> {
    if (taken > HAND_OUTS) return { kind: 'fault', fault: lostFault(`it was handed out ${HAND_OUTS} times`) };
    const worker = this.#hire();
    active.worker = worker;
    const end = await worker.take(order, (progress) => this.#handlers?.onProgress(progress));
    active.worker = null;
    if (!worker.lost && !this.#closing) this.#idle.push(worker);
    return this.#settle(order.run, { end, tries: tries + 1, cancelled: active.cancelled });
  }

  /** A worker that waits, or a new one. */
  #hire(): WorkerProcess {
    for (let worker = this.#idle.pop(); worker !== undefined; worker = this.#idle.pop()) {
      if (!worker.lost) return worker;
    }
    return new WorkerProcess(this.#launch);
  }

  #settle(
    run: string,
    { end, tries, cancelled }: { end: WorkerEnd; tries: number; cancelled: boolean },
  ): Ending | null {
    if (end.kind === 'report') return end;
    if (cancelled) return { kind: 'fault', fault: CANCELLED };
    const again = end.kind === 'lost' || end.fault.retryable;
    if (this.#closing || (again && tries < TRIES)) {
      this.#table.release(run, !this.#closing);
      return null;
    }
    if (end.kind === 'fault') return end;
    return { kind: 'fault', fault: lostFault(`the worker died ${tries} times, at last by ${end.how}`) };
  }

  /** True once the handler has resolved and the order is gone. */
  async #deliver(run: string): Promise<boolean> {
    const ending = this.#table.ending(run);
    if (ending === null || this.#handlers === null) return false;
    try {
      await tell(this.#handlers, run, ending);
      this.#table.remove(run);
      return true;
    } catch (cause) {
      this.#handlers.onUndelivered(run, cause);
      return false;
    }
  }
}

const CANCELLED: WorkerFault = { code: ORDER_FAULTS.cancelled, message: 'the run was cancelled', retryable: false };

function isCancelled(ending: Ending | null): boolean {
  return ending?.kind === 'fault' && ending.fault.code === ORDER_FAULTS.cancelled;
}

function lostFault(message: string): WorkerFault {
  return { code: ORDER_FAULTS.lost, message, retryable: false };
}

async function tell(handlers: QueueHandlers, run: string, ending: Ending): Promise<void> {
  if (ending.kind === 'fault') return handlers.onFault(run, ending.fault);
  const report = await unpackReport(ending.packed);
  if (typeof report !== 'string') return handlers.onReport(report);
  return handlers.onFault(run, { code: ORDER_FAULTS.garbled, message: report, retryable: false });
}
