/**
 * Directories that are made once and then only read, by key.
 * Made beside their place and renamed into it, so that a killed process leaves nothing half; askers of one key share the making.
 */
import { execFile } from 'node:child_process';
import { addAbortListener } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { NotStarted } from '@rootbound/core/report';
import { nameSpace } from '@rootbound/sandbox/space/name';
import { CacheFault } from './errors.ts';

const run = promisify(execFile);

/** What lies at a key: `package` is shown to servers, `record` is not. */
export interface Entry {
  readonly directory: string;
  readonly record: unknown;
}

export interface Filled {
  readonly record: unknown;
}

export const RECORD = 'record.json';
const PACKAGE = 'package';
/** Begins the name of what is being made or removed; who does that stands behind it. */
export const PARTIAL = '.partial-';
const making = new Map<string, Promise<unknown>>();

/** The entry at a key, or null. It counts as used from now on: the time of its record says so. */
export async function findEntry(cache: string, key: string): Promise<Entry | null> {
  const entry = await readEntry(cache, key);
  const now = new Date();
  if (entry !== null) await utimes(join(cache, key, RECORD), now, now).catch(() => undefined);
  return entry;
}

async function readEntry(cache: string, key: string): Promise<Entry | null> {
  const place = join(cache, key);
  try {
    const record: unknown = JSON.parse(await readFile(join(place, RECORD), 'utf8'));
    return { directory: join(place, PACKAGE), record };
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw new CacheFault(`${place} cannot be read`, cause);
  }
}

/** All entries, in no order. */
export async function listEntries(cache: string): Promise<Entry[]> {
  const names = await readdir(cache).catch((cause: unknown) => {
    if (isMissing(cause)) return [];
    throw new CacheFault(`${cache} cannot be read`, cause);
  });
  const entries = await Promise.all(
    names.filter((name) => !name.startsWith('.')).map((name) => readEntry(cache, name)),
  );
  return entries.filter((entry) => entry !== null);
}

/**
 * Makes an entry: `fill` puts the package into an empty directory and returns its record, or says why there is none.
 * Returns the entry, also when somebody else made it at the same time.
 */
export async function makeEntry(
  cache: string,
  key: string,
  fill: (directory: string) => Promise<Filled | NotStarted>,
): Promise<Entry | NotStarted> {
  const partial = join(cache, `${PARTIAL}${nameSpace()}`);
  await mkdir(join(partial, PACKAGE), { recursive: true, mode: 0o755 });
  try {
    const filled = await fill(join(partial, PACKAGE));
    if ('kind' in filled) return filled;
    await writeFile(join(partial, RECORD), JSON.stringify(filled.record, null, 2));
    await openToReaders(partial);
    await rename(partial, join(cache, key)).catch((cause: unknown) => {
      if (!isTaken(cause)) throw new CacheFault(`${key} cannot be put in its place`, cause);
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  const entry = await findEntry(cache, key);
  if (entry === null) throw new CacheFault(`${key} is gone right after it was made`, null);
  return entry;
}

export interface Making<Made> {
  readonly place: string;
  readonly signal: AbortSignal;
  make(): Promise<Made>;
}

/** Lets askers of the same place within this process wait for one making; who is left alone by it makes it himself. */
export async function shareMaking<Made>({ place, signal, make }: Making<Made>): Promise<Made> {
  for (;;) {
    const running = making.get(place);
    if (running === undefined) break;
    // The same place is always made by the same function, so what is shared has its type.
    const outcome = (await waitFor(running, signal)) as { readonly made: Made } | null;
    if (outcome !== null) return outcome.made;
  }
  const own = make().finally(() => making.delete(place));
  making.set(place, own);
  return own;
}

/** What another's making came to; null where it failed, which its own asker hears of. Throws when we are cancelled. */
async function waitFor(running: Promise<unknown>, signal: AbortSignal): Promise<{ readonly made: unknown } | null> {
  signal.throwIfAborted();
  const cancelled = Promise.withResolvers<never>();
  using _listener = addAbortListener(signal, () => cancelled.reject(signal.reason));
  const outcome = running.then(
    (made) => ({ made }),
    () => null,
  );
  return Promise.race([outcome, cancelled.promise]);
}

async function openToReaders(directory: string): Promise<void> {
  try {
    await run('chmod', ['-R', 'a+rX,go-w', directory], { env: { PATH: '/usr/bin:/bin' } });
  } catch (cause) {
    throw new CacheFault(`${directory} cannot be opened to its readers`, cause);
  }
}

function isMissing(cause: unknown): boolean {
  return hasCode(cause, ['ENOENT', 'ENOTDIR']);
}

function isTaken(cause: unknown): boolean {
  return hasCode(cause, ['ENOTEMPTY', 'EEXIST']);
}

function hasCode(cause: unknown, codes: readonly string[]): boolean {
  return cause instanceof Error && 'code' in cause && codes.includes(String(cause.code));
}
