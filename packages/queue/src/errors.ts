/** Faults of the queue. Those of a single order travel as values (WorkerFault), with a code from the list below. */
import { Fault } from '@rootbound/core/fault';

/** QUEUE_IN_USE: another process has the queue's file, so this one must not hand out its orders. */
export class QueueInUseFault extends Fault {
  constructor(file: string, cause: unknown) {
    super('QUEUE_IN_USE', `another process uses ${file}`, { data: { file }, cause });
  }
}

/** Codes that end an order other than by a fault that a worker's packages declare. */
export const ORDER_FAULTS = {
  /** The worker died on this order as often as it may be tried. */
  lost: 'QUEUE_WORKER_LOST',
  cancelled: 'QUEUE_CANCELLED',
  /** What came back is no report. */
  garbled: 'QUEUE_REPORT_GARBLED',
  /** The worker threw what is no fault: a mistake of ours. */
  broken: 'WORKER_BROKEN',
} as const;
