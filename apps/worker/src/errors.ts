/** Faults of the worker process itself; those of a run come from the packages that carry it out. */
import { Fault } from '@rootbound/core/fault';

/** WORKER_CONFIG_INVALID: a setting of the environment is missing or wrong. */
export class WorkerConfigFault extends Fault {
  constructor(setting: string, why: string) {
    super('WORKER_CONFIG_INVALID', `${setting}: ${why}`, { data: { setting } });
  }
}
