/**
 * Kills a process that need not be our child and waits until it is gone.
 * By number and start time, since numbers come back; the wait samples, as nothing tells of a stranger's death.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { SandboxNotEmptiedFault } from './errors.ts';
import { readStat } from './tree-watch.ts';

export interface Identity {
  readonly pid: number;
  readonly startedAt: string;
}

const STATE = 0;
const STARTED_AT = 19;
const PATIENCE_MS = 10_000;
const GAP_MS = 2;

/** Who a process number stands for now, or null when for nobody. */
export function readIdentity(pid: number): Identity | null {
  const stat = readStat(pid);
  const startedAt = stat?.[STARTED_AT];
  return startedAt === undefined || stat?.[STATE] === 'Z' ? null : { pid, startedAt };
}

/** Whether the same process still runs. A dead one that nobody has buried does not count. */
export function isAlive(identity: Identity): boolean {
  return readIdentity(identity.pid)?.startedAt === identity.startedAt;
}

/** Kills at once and resolves when the process is gone. */
export async function killProcess(identity: Identity): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  signalProcess(identity);
  while (isAlive(identity)) {
    if (performance.now() > end) throw new SandboxNotEmptiedFault([identity.pid]);
    await delay(GAP_MS);
  }
}

/** Sends SIGKILL if the process is still the one meant. */
export function signalProcess(identity: Identity): void {
  if (!isAlive(identity)) return;
  try {
    process.kill(identity.pid, 'SIGKILL');
  } catch {
    // Gone in between, or not ours any more: the wait that follows tells.
  }
}
