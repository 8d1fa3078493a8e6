/** Where strace writes, and what it can and cannot see. */
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '../../owner.ts';
import type { Mounts } from '../../port.ts';
import type { Witness } from '../port.ts';

/** Nothing in the sandbox leads to it, and what a server writes does not take its room. */
export function openRecord({ record }: Mounts, owner: Owner | null): string {
  const file = join(record, 'trace');
  writeFileSync(file, '', { mode: 0o600 });
  if (owner !== null) chownSync(file, owner.uid, owner.gid);
  return file;
}

/** `filtered`: the filter refuses io_uring, by which files could be opened past a tracer. */
export function straceWitness(filtered: boolean): Witness {
  const gap = filtered ? '' : '; what is opened by io_uring is not seen, since no filter refuses it here';
  return {
    kind: 'strace',
    witnessed: true,
    note: `strace: files opened, listed, changed and run, and connections, of the whole tree${gap}`,
  };
}
