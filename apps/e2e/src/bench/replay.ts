/**
 * The floor of a run: a bare script that holds the same sessions, with the same calls in the same order, the same forced
 * waits and the same parallelism, without sandbox, witness, fixture or judgement.
 */
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Transcript } from './transcript.ts';

/** Where the server of a transcript really lies. Texts are replaced as they stand. */
export interface Ground {
  readonly replacements: readonly (readonly [string, string])[];
  readonly directory: string;
  readonly home: string;
}

/** How long the script waits for a message that came in the run; one that does not come ends the wait. */
const PATIENCE_MS = 5_000;

/** Holds every session once, `parallel` at a time. */
export async function replayAll(
  sessions: readonly { readonly transcript: Transcript; readonly ground: Ground }[],
  parallel: number,
): Promise<void> {
  let next = 0;
  const take = async (): Promise<void> => {
    for (let at = next++; at < sessions.length; at = next++) {
      const session = sessions[at];
      if (session !== undefined) await replay(session.transcript, session.ground);
    }
  };
  await Promise.all(Array.from({ length: parallel }, take));
}

async function replay({ plan, sent }: Transcript, ground: Ground): Promise<void> {
  const place = (text: string) =>
    ground.replacements.reduce((placed, [from, to]) => placed.replaceAll(from, () => to), text);
  const [program = '', ...rest] = plan.command.map(place);
  const child = spawn(program, rest, {
    cwd: ground.directory,
    env: { HOME: ground.home, PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = countLines(child.stdout);
  child.stdin.on('error', () => undefined);
  for (const { text, after, waitMs } of sent) {
    await lines.reach(after);
    if (waitMs > 0) await delay(waitMs);
    child.stdin.write(place(text));
  }
  await lines.reach(sent.at(-1)?.after ?? 0);
  child.kill('SIGKILL');
}

function countLines(stream: NodeJS.ReadableStream) {
  let count = 0;
  let wake: (() => void) | null = null;
  stream.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) count += 1;
    wake?.();
  });
  return {
    async reach(wanted: number): Promise<void> {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      while (count < wanted && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
      }
    },
  };
}
