/** Faults of the sandbox: what our own machinery could not do. How a server ended is never one. */
import { Fault } from '@rootbound/core/fault';

/** SANDBOX_START_FAILED: a launch plan could not be started at all. */
export class SandboxStartFault extends Fault {
  constructor(message: string, options: { retryable?: boolean; data?: Record<string, unknown>; cause?: unknown } = {}) {
    super('SANDBOX_START_FAILED', message, options);
  }
}

/** SANDBOX_UNREACHABLE: the user that servers run as may not read a directory that they need. */
export class SandboxUnreachableFault extends Fault {
  constructor(path: string, why: string) {
    super('SANDBOX_UNREACHABLE', `${path} cannot be read by the sandboxed user: ${why}`, { data: { path } });
  }
}

/** SANDBOX_WORK_DIRECTORY: the directory for fixtures and installs could not be made. */
export class WorkDirectoryFault extends Fault {
  constructor(path: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super('SANDBOX_WORK_DIRECTORY', `${path} cannot be made a directory: ${why}`, { data: { path } });
  }
}

/** SANDBOX_NOT_EMPTIED: processes of a session were still there after they were killed. */
export class SandboxNotEmptiedFault extends Fault {
  constructor(pids: readonly number[]) {
    super('SANDBOX_NOT_EMPTIED', `processes survived their session: ${pids.join(', ')}`, { data: { pids } });
  }
}
