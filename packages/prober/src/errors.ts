/** Faults of the prober: what our own machinery could not do. */
import { Fault } from '@rootbound/core/fault';

/** PROBER_FIXTURE_FAILED: the throw-away monorepo could not be written. */
export class FixtureFault extends Fault {
  constructor(message: string, cause: unknown) {
    super('PROBER_FIXTURE_FAILED', message, { retryable: true, cause });
  }
}

/** PROBER_CANCELLED: the order was cancelled from outside. */
export class CancelledFault extends Fault {
  constructor() {
    super('PROBER_CANCELLED', 'the order was cancelled');
  }
}
