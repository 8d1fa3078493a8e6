/**
 * Keeps the caches of installs within a size: what has not been used for longest goes first, what a run may still show
 * to a server stays. What killed workers left half made goes as well.
 */
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOrphan, nameSpace } from '@rootbound/sandbox/space/name';
import { measureDirectory } from '@rootbound/sandbox/space/measure-directory';
import { PARTIAL, RECORD } from './install-cache.ts';

/** A run that found its entry longer ago than this has ended. */
const IN_USE_MS = 2 * 3_600_000;
/** What was left half made by somebody whose processes cannot be seen from here. */
const STRANGE_MS = 24 * 3_600_000;
const BYTES = 'bytes';

export interface CacheLimit {
  /** Bytes on the disk, of all entries together. Entries in use are kept beyond it. */
  readonly mostBytes: number;
  /** An entry that was used within this time is in use, in milliseconds. */
  readonly inUseMs?: number;
}

interface Kept {
  readonly cache: string;
  readonly key: string;
  readonly bytes: number;
  readonly usedMs: number;
}

/** How many entries and half-made ones went. A cache that cannot be tidied stops no run. */
export async function tidyCache(directory: string, limit: CacheLimit): Promise<number> {
  const caches = (await namesIn(directory)).map((kind) => join(directory, kind));
  let removed = 0;
  for (const cache of caches) removed += await removePartials(cache);
  const entries = (await Promise.all(caches.map(entriesOf))).flat().sort((a, b) => a.usedMs - b.usedMs);
  const newestLeft = Date.now() - (limit.inUseMs ?? IN_USE_MS);
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  for (const entry of entries) {
    if (bytes <= limit.mostBytes || entry.usedMs > newestLeft) break;
    if (!(await removeEntry(entry))) continue;
    bytes -= entry.bytes;
    removed += 1;
  }
  return removed;
}

async function removePartials(cache: string): Promise<number> {
  const names = (await namesIn(cache)).filter((name) => name.startsWith(PARTIAL));
  const orphans: string[] = [];
  for (const name of names) {
    const path = join(cache, name);
    if (isOrphan(name.slice(PARTIAL.length)) ?? (await isStrange(path))) orphans.push(path);
  }
  await Promise.all(orphans.map((path) => rm(path, { recursive: true, force: true }).catch(() => undefined)));
  return orphans.length;
}

async function isStrange(path: string): Promise<boolean> {
  return stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > STRANGE_MS,
    () => false,
  );
}

async function entriesOf(cache: string): Promise<readonly Kept[]> {
  const keys = (await namesIn(cache)).filter((name) => !name.startsWith('.'));
  const entries = await Promise.all(keys.map((key) => measureEntry(cache, key).catch(() => null)));
  return entries.filter((entry) => entry !== null);
}

/** Counted once: an entry does not change. */
async function measureEntry(cache: string, key: string): Promise<Kept> {
  const place = join(cache, key);
  const { mtimeMs } = await stat(join(place, RECORD));
  const known = Number(await readFile(join(place, BYTES), 'utf8').catch(() => Number.NaN));
  if (Number.isSafeInteger(known)) return { cache, key, bytes: known, usedMs: mtimeMs };
  const { bytes } = await measureDirectory(place);
  await writeFile(join(place, BYTES), String(bytes)).catch(() => undefined);
  return { cache, key, bytes, usedMs: mtimeMs };
}

/** Out of its place at once, so that nobody finds half of it. */
async function removeEntry({ cache, key, usedMs }: Kept): Promise<boolean> {
  const aside = join(cache, `${PARTIAL}${nameSpace()}`);
  try {
    // Another run may have found it since it was measured.
    if ((await stat(join(cache, key, RECORD))).mtimeMs !== usedMs) return false;
    await rename(join(cache, key), aside);
    await rm(aside, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

async function namesIn(directory: string): Promise<readonly string[]> {
  return readdir(directory).catch(() => []);
}
