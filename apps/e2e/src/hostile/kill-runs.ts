/** Kills runs at random moments, lets one more run to its end, and looks for what is left of all of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openWorkDirectory } from '../work-directory.ts';
import { findLeftovers } from './leftovers.ts';

const VICTIM = join(import.meta.dirname, 'victim.ts');
/** An ordinary one, and such as leave their process group or stay when told to go. */
const SPECIMENS = ['root-bound', 'daemonises', 'outlives-stdin'] as const;
/** No run of these lasts longer when it is alone. */
const LONGEST_MS = 3_500;

export interface Killed {
  /** Runs that a signal really ended; the others were faster. */
  readonly killed: number;
  /** What lay about before the last run swept it. */
  readonly strewn: number;
  readonly leftovers: readonly string[];
}

/** `count` runs, one after the other in the same work directory. */
export async function killRuns(count: number): Promise<Killed> {
  await using work = openWorkDirectory();
  let killed = 0;
  for (let run = 0; run < count; run += 1) {
    const child = start(work.path, SPECIMENS[run % SPECIMENS.length] ?? 'root-bound');
    const ended = once(child, 'exit');
    await Promise.race([ended, delay(Math.random() * LONGEST_MS)]);
    child.kill('SIGKILL');
    const [, signal] = (await ended) as [number | null, string | null];
    if (signal === 'SIGKILL') killed += 1;
  }
  const strewn = findLeftovers(work.path).length;
  const last = start(work.path, 'root-bound');
  const [code] = (await once(last, 'exit')) as [number | null];
  return {
    killed,
    strewn,
    leftovers: [
      ...(code === 0 ? [] : ['the run after them failed']),
      ...findLeftovers(work.path),
      ...partials(work.path),
    ],
  };
}

function start(workDirectory: string, specimen: string) {
  return spawn(process.execPath, [VICTIM, workDirectory, specimen], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function partials(workDirectory: string): readonly string[] {
  const cache = join(workDirectory, 'cache');
  return readdirSync(cache, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.partial-') && name.split('/').length <= 2)
    .map((name) => `half an install is left: ${name}`);
}
