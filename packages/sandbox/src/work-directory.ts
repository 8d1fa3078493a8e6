/**
 * Where fixtures and installs are kept, so that the user that servers run as can reach them.
 * As root that is often not the data directory, which lies below a home that is closed to others.
 */
import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { WorkDirectoryFault } from './errors.ts';
import { chooseOwner } from './owner.ts';
import { isReachable } from './reachable.ts';

const SYSTEM_WIDE = '/var/lib/rootbound';

/** Makes and returns `<data>/work`, or as root a directory of the system where that one is closed. */
export async function chooseWorkDirectory(dataDirectory: string): Promise<string> {
  const beside = resolve(dataDirectory, 'work');
  await open(beside);
  if (await isReachable(beside, chooseOwner())) return beside;
  await open(SYSTEM_WIDE);
  return SYSTEM_WIDE;
}

async function open(directory: string): Promise<void> {
  try {
    await make(directory);
    await chmod(directory, 0o755);
  } catch (cause) {
    throw new WorkDirectoryFault(directory, cause);
  }
}

/** Level by level: a recursive mkdir never comes back where the file system makes no directories (`/proc`). */
async function make(directory: string): Promise<void> {
  if (await isDirectory(directory)) return;
  const parent = dirname(directory);
  if (parent !== directory) await make(parent);
  await mkdir(directory);
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
