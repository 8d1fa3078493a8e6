/**
 * A Node binary that the sandboxed user can execute.
 * Ours often lies below a home directory that is closed to others; then a second name or a copy stands in the work directory.
 */
import { chmod, copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from './owner.ts';
import { isReachable } from './reachable.ts';

const OPEN_TO_ALL = 0o005;

/** `process.execPath`, or a copy of it that `owner` can reach. */
export async function placeNode(workDirectory: string, owner: Owner | null): Promise<string> {
  const ours = process.execPath;
  if (await isReachable(ours, owner)) return ours;
  const { size, mtimeMs } = await stat(ours);
  const directory = join(workDirectory, 'node');
  const placed = join(directory, `${process.version}-${size}-${Math.trunc(mtimeMs)}`);
  if (await isReachable(placed, owner)) return placed;
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o755);
  const partial = `${placed}.${process.pid}`;
  try {
    await duplicate(ours, partial);
    await rename(partial, placed);
  } finally {
    await rm(partial, { force: true });
  }
  return placed;
}

async function duplicate(from: string, to: string): Promise<void> {
  const { mode } = await stat(from);
  const isOpen = (mode & OPEN_TO_ALL) === OPEN_TO_ALL;
  if (isOpen && (await isLinked(from, to))) return;
  await copyFile(from, to);
  await chmod(to, 0o755);
}

/** False where the file systems differ, or the system forbids links to what belongs to others. */
async function isLinked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  );
}
