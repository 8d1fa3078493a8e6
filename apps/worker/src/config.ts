/** What a worker is told by its environment; nothing else of the worker reads it. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { WorkerConfigFault } from './errors.ts';

export interface WorkerConfig {
  /** Where fixtures and installs are kept. Absolute, and readable by the user that servers run as. */
  readonly workDirectory: string;
  /** Sessions of one run that go on at the same time. */
  readonly parallel: number;
  /** Whether servers are watched, where this machine can. */
  readonly witness: boolean;
  /** What installs may take on the disk, in bytes. */
  readonly cacheBytes: number;
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): WorkerConfig {
  const workDirectory = environment['ROOTBOUND_WORK'] ?? '';
  if (workDirectory === '') throw new WorkerConfigFault('ROOTBOUND_WORK', 'the directory to work in is not set');
  return {
    workDirectory: resolve(workDirectory),
    parallel: readParallel(environment['ROOTBOUND_PARALLEL']),
    witness: readWitness(environment['ROOTBOUND_WITNESS']),
    cacheBytes: readCacheGib(environment['ROOTBOUND_CACHE_GIB']) * 1024 ** 3,
  };
}

function readParallel(text: string | undefined): number {
  if (text === undefined || text === '') return Math.max(1, availableParallelism());
  const parallel = Number(text);
  if (Number.isInteger(parallel) && parallel >= 1 && parallel <= 64) return parallel;
  throw new WorkerConfigFault('ROOTBOUND_PARALLEL', `a whole number from 1 to 64, not ${JSON.stringify(text)}`);
}

function readWitness(text: string | undefined): boolean {
  if (text === undefined || text === '' || text === 'on') return true;
  if (text === 'off') return false;
  throw new WorkerConfigFault('ROOTBOUND_WITNESS', `on or off, not ${JSON.stringify(text)}`);
}

function readCacheGib(text: string | undefined): number {
  if (text === undefined || text === '') return 10;
  const gib = Number(text);
  if (Number.isInteger(gib) && gib >= 1 && gib <= 4096) return gib;
  throw new WorkerConfigFault('ROOTBOUND_CACHE_GIB', `a whole number from 1 to 4096, not ${JSON.stringify(text)}`);
}
