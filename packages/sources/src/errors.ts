/** Faults of the sources: what our own machinery could not do. What a package lacks is a NotStarted value. */
import { Fault } from '@rootbound/core/fault';

/** SOURCES_CLIENT_MISSING: a package manager that a source needs could not be started. */
export class ClientMissingFault extends Fault {
  constructor(client: string, cause: unknown) {
    super('SOURCES_CLIENT_MISSING', `${client} could not be started`, { cause, data: { client } });
  }
}

/** SOURCES_CACHE_FAILED: the install cache could not be written or read. */
export class CacheFault extends Fault {
  constructor(message: string, cause: unknown) {
    super('SOURCES_CACHE_FAILED', message, { cause, retryable: true });
  }
}
