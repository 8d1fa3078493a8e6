/**
 * Whether another user may walk to a path and read it.
 * Read from the permission bits, since asking the kernel would need a process of that user.
 */
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Owner } from './owner.ts';

const READ = 4;
const SEARCH = 1;

/** Null where `owner` (null: ourselves) can read the file or enter and list the directory, else what is in the way. */
export async function findObstacle(path: string, owner: Owner | null): Promise<string | null> {
  let real: string;
  try {
    real = await realpath(path);
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
  if (owner === null) return null;
  for (const ancestor of listAncestors(real)) {
    if (!(await permits(ancestor, owner, SEARCH))) return `${ancestor} is closed to uid ${owner.uid}`;
  }
  const wanted = (await stat(real)).isDirectory() ? READ | SEARCH : READ;
  return (await permits(real, owner, wanted)) ? null : `${real} is closed to uid ${owner.uid}`;
}

/** Whether nothing is in the way of `owner` to `path`. */
export async function isReachable(path: string, owner: Owner | null): Promise<boolean> {
  return (await findObstacle(path, owner)) === null;
}

async function permits(path: string, owner: Owner, wanted: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

function listAncestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [...listAncestors(parent), parent];
}
