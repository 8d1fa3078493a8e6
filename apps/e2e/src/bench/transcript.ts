/**
 * Writes down what goes over a server's pipes, message by message: enough for a bare script to hold the same session.
 * Only order counts: each message of ours is kept with how many of the server's had come before it.
 */
import type { Confined, LaunchPlan, Sandbox } from '@rootbound/sandbox/port';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { PassThrough } from 'node:stream';

/** A wait of ours that is longer than this was forced: a window held open, or the absence of a question waited for. */
const FORCED_MS = 900;

export interface Sent {
  readonly text: string;
  /** Lines of the server that had arrived before. */
  readonly after: number;
  /** How long nothing happened before it, in milliseconds, where that was forced; else 0. */
  readonly waitMs: number;
}

export interface Transcript {
  readonly plan: LaunchPlan;
  /** A copy of what the server found at its start: fixture, home and etc. */
  readonly kept: string;
  readonly sent: Sent[];
}

export interface Scribe {
  readonly sandbox: Sandbox;
  readonly transcripts: readonly Transcript[];
}

/** A sandbox that starts servers as before, and keeps the transcript of each. Copies go below `directory`. */
export function writeDown(sandbox: Sandbox, directory: string): Scribe {
  const transcripts: Transcript[] = [];
  return {
    transcripts,
    sandbox: {
      ...sandbox,
      async start(plan) {
        const kept = join(directory, `session-${transcripts.length}`);
        const transcript: Transcript = { plan, kept, sent: [] };
        transcripts.push(transcript);
        for (const part of ['fixture', 'home', 'etc'] as const) {
          cpSync(plan.mounts[part], join(kept, part), { recursive: true, verbatimSymlinks: true });
        }
        return tee(await sandbox.start(plan), transcript);
      },
    },
  };
}

function tee(confined: Confined, transcript: Transcript): Confined {
  let lines = 0;
  let lastMs = performance.now();
  const stdin = new PassThrough();
  stdin.pipe(confined.stdin);
  confined.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines += 1;
    lastMs = performance.now();
  });
  const write = stdin.write.bind(stdin);
  // Ours is the only writer, and it writes whole lines as texts.
  stdin.write = ((text: string) => {
    const idleMs = performance.now() - lastMs;
    transcript.sent.push({ text, after: lines, waitMs: idleMs >= FORCED_MS ? idleMs : 0 });
    lastMs = performance.now();
    return write(text);
  }) as typeof stdin.write;
  return { ...confined, stdin };
}
