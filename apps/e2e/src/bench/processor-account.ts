/**
 * Processor time of this process and of all that it ever started, whoever buried them: a control group counts it.
 * The sums of wait(2) would not do, since a killed sandbox takes the times of its own children with it.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ProcessorAccount extends Disposable {
  /** Used so far. */
  seconds(): number;
}

const TOP = '/sys/fs/cgroup';

/** Moves this process into a group of its own. Throws where control groups cannot be made. */
export function openProcessorAccount(): ProcessorAccount {
  const isUnified = existsSync(join(TOP, 'cgroup.controllers'));
  const parent = isUnified ? TOP : join(TOP, 'cpuacct');
  const group = join(parent, `rootbound-bench-${process.pid}`);
  mkdirSync(group);
  writeFileSync(join(group, 'cgroup.procs'), String(process.pid));
  return {
    seconds: () => (isUnified ? readUnified(group) : Number(readFileSync(join(group, 'cpuacct.usage'), 'utf8')) / 1e9),
    [Symbol.dispose]() {
      writeFileSync(join(parent, 'cgroup.procs'), String(process.pid));
      rmdirSync(group);
    },
  };
}

function readUnified(group: string): number {
  const [, microseconds = '0'] = /^usage_usec (\d+)/m.exec(readFileSync(join(group, 'cpu.stat'), 'utf8')) ?? [];
  return Number(microseconds) / 1e6;
}
