/**
 * A running server behind the port, whichever driver started it.
 * A driver says how its tree ends and how to kill it; streams, settling and disposal are the same for all.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { SandboxStartFault } from './errors.ts';
import type { Confined, Exit } from './port.ts';
import type { Trace } from './witness/port.ts';
import { settleTree } from './settle.ts';
import { TreeWatch } from './tree-watch.ts';

export interface Started {
  readonly child: ChildProcess;
  readonly exited: Promise<Exit>;
  readonly trace?: Trace;
  /** Kills all that was started and resolves when nothing of it is left. */
  kill(): Promise<void>;
}

/** Resolves with the child once the system has started it. */
export async function awaitSpawn(child: ChildProcess): Promise<number> {
  try {
    await once(child, 'spawn');
  } catch (cause) {
    throw new SandboxStartFault(`${child.spawnfile} could not be started`, { cause, retryable: true });
  }
  if (child.pid === undefined) throw new SandboxStartFault(`${child.spawnfile} has no process id`);
  return child.pid;
}

/** Puts a started child behind the port. */
export function confine(started: Started): Confined {
  const { child, exited } = started;
  const { stdin, stdout, stderr, pid } = child;
  if (stdin === null || stdout === null || stderr === null || pid === undefined) {
    throw new SandboxStartFault('a child was started without its streams');
  }
  // A server that dies while it is written to is an observation; whoever writes hears of it through `exited`.
  stdin.on('error', () => {});
  const watch = canWatch() ? new TreeWatch(pid) : null;
  let disposal: Promise<void> | null = null;
  let gone = false;
  void exited.then(() => {
    gone = true;
  });

  async function dispose(): Promise<void> {
    await started.kill();
    gone = true;
    watch?.[Symbol.dispose]();
    closeStreams(stdin, [stdout, stderr]);
  }

  return {
    stdin,
    stdout,
    stderr,
    pid,
    exited,
    trace: started.trace ?? null,
    async settle(deadlineMs) {
      if (watch !== null) return settleTree(watch, { deadlineMs, isGone: () => gone });
      await Promise.race([delay(deadlineMs), exited]);
      return false;
    },
    async [Symbol.asyncDispose]() {
      disposal ??= dispose();
      await disposal;
    },
  };
}

function canWatch(): boolean {
  return process.platform === 'linux';
}

/** A stream that somebody reads ends by itself with what is still in it; one that nobody reads would stay open. */
function closeStreams(stdin: Writable | null, outputs: readonly (Readable | null)[]): void {
  stdin?.destroy();
  for (const output of outputs) if (output !== null && output.readableFlowing !== true) output.destroy();
}
