/**
 * The port of the queue: orders out to workers, progress and reports back.
 * Delivery is at least once: an order leaves the queue only after its handler resolved, so handlers are idempotent
 * by run id.
 */
import type { Order, Progress } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';
import Type, { type Static } from 'typebox';

/** Why an order ended without a report, as it travels from a worker. */
export const WorkerFault = Type.Object({ code: Type.String(), message: Type.String(), retryable: Type.Boolean() });
export type WorkerFault = Static<typeof WorkerFault>;

export interface QueueHandlers {
  onProgress(progress: Progress): void;
  /** Resolves once the report is committed. */
  onReport(report: Report): Promise<void>;
  /** Resolves once it is committed that the run has no report. */
  onFault(run: string, fault: WorkerFault): Promise<void>;
  /** A handler rejected: the order stays, and is delivered again at the next start. */
  onUndelivered(run: string, cause: unknown): void;
}

export interface EnqueueOptions {
  /** Higher goes first; equal ones in the order of their arrival. 0 when absent. */
  readonly priority?: number;
}

/** How many orders wait, and how many a worker has. */
export interface Standing {
  readonly queued: number;
  readonly running: number;
}

export interface Queue extends AsyncDisposable {
  /** Starts handing out orders, unfinished ones of an earlier process first. Called once. */
  start(handlers: QueueHandlers): Promise<void>;
  /** False where an order with this run id is there already: nothing changes. */
  enqueue(order: Order, options?: EnqueueOptions): Promise<boolean>;
  standing(): Promise<Standing>;
  /** True once the order is gone and `onFault` was told QUEUE_CANCELLED; false where it had ended or never was. */
  cancel(run: string): Promise<boolean>;
  /** Resolves when no order waits or runs and every handler has resolved. */
  drain(): Promise<void>;
  /** Stops the workers. Unfinished orders stay and go on at the next start. */
  close(): Promise<void>;
}
