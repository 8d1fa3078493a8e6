/**
 * The janitor: removes what killed processes left of their sessions, in this order: processes, mounts, directories.
 * A leftover process is known by the name of its space, which only it has: in its command, its HOME or its mounts.
 */
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Identity, killProcess, readIdentity } from '../process-end.ts';
import { listNames } from '../tree-watch.ts';
import { isOrphan } from './name.ts';
import { removeTree } from './remove-tree.ts';
import { unmount } from './space.ts';

/** Older than any run may last: what another container left, whose processes cannot be seen from here. */
const STRANGE_MS = 24 * 3_600_000;

export interface Swept {
  readonly spaces: number;
  readonly processes: number;
}

/** Cleans a directory of spaces. What cannot be removed stays, and stops no run. */
export async function sweepSpaces(parent: string): Promise<Swept> {
  const orphans = readdirSync(parent).filter((name) => isLeft(join(parent, name), name));
  if (orphans.length === 0) return { spaces: 0, processes: 0 };
  const left = findProcesses(orphans);
  await Promise.allSettled(left.map(killProcess));
  const removed = await Promise.all(orphans.map((name) => remove(join(parent, name))));
  return { spaces: removed.filter(Boolean).length, processes: left.length };
}

function isLeft(path: string, name: string): boolean {
  return isOrphan(name) ?? (/^\d+-/.test(name) && isOld(path));
}

function isOld(path: string): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > STRANGE_MS;
  } catch {
    return false; // Somebody else removes it just now.
  }
}

/** Processes that belong to any of the spaces. */
function findProcesses(names: readonly string[]): Identity[] {
  const own = namespaceOf('self');
  return listNames('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter((pid) => {
      const traces = tracesOf(pid, own);
      return names.some((name) => traces.includes(name));
    })
    .map(readIdentity)
    .filter((identity) => identity !== null);
}

/** Where the name of a space stands in a process of its session, and in no other. */
function tracesOf(pid: number, ownNamespace: string): string {
  const command = read(`/proc/${pid}/cmdline`);
  return [
    command.startsWith('/usr/bin/strace\0') ? command : '',
    /(?:^|\0)HOME=[^\0]*/.exec(read(`/proc/${pid}/environ`))?.[0] ?? '',
    // Services of the system see the mounts of all sessions too, but none of them has a user namespace of its own.
    [ownNamespace, ''].includes(namespaceOf(pid)) ? '' : read(`/proc/${pid}/mountinfo`),
  ].join('\n');
}

function namespaceOf(pid: number | 'self'): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/user`);
  } catch {
    return ''; // Gone, or not ours to know: pid 1 may hide it, and show its mounts.
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // Gone, or another user's.
  }
}

async function remove(path: string): Promise<boolean> {
  await unmount(join(path, 'space'));
  return removeTree(path).then(
    () => true,
    () => false,
  );
}
