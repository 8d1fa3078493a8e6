/**
 * Where fixtures and installs are kept, so that the user that servers run as can reach them.
 * As root that is often not the data directory, which lies below a home that is closed to others.
 */
import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
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
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o755);
}
