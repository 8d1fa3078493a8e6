/** Faults of the command line. */
import { Fault } from '@rootbound/core/fault';

/** CLI_USAGE: what was asked for cannot be understood or used as it is written. */
export class UsageFault extends Fault {
  constructor(message: string, cause?: unknown) {
    super('CLI_USAGE', message, { cause });
  }
}

/** CLI_DOCUMENT_UNWRITABLE: the matrix could not be written to the file that was named. */
export class DocumentUnwritableFault extends Fault {
  constructor(file: string, cause: unknown) {
    super('CLI_DOCUMENT_UNWRITABLE', `${file} could not be written`, { cause, data: { file } });
  }
}
