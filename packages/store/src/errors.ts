/** Faults of the store. */
import { Fault } from '@rootbound/core/fault';

/** STORE_OPEN_FAILED: the file cannot be opened, or is no database. */
export class StoreOpenFault extends Fault {
  constructor(file: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super('STORE_OPEN_FAILED', `${file} cannot be opened: ${why}`, { data: { file }, cause });
  }
}

/** STORE_TOO_NEW: a later Rootbound has written the file; migrations only go forward. */
export class StoreTooNewFault extends Fault {
  constructor(file: string) {
    super('STORE_TOO_NEW', `${file} was written by a later version of Rootbound`, { data: { file } });
  }
}
