/**
 * Looks again and again how much lies in a directory, where no file system holds the bound.
 * Sampled, since nothing tells that a directory has grown; a look ends at the first file too many.
 */
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bounds } from './space.ts';

const GAP_MS = 500;

export interface SizeWatch extends Disposable {
  readonly signal: AbortSignal;
}

export function watchSize(directory: string, bounds: Bounds): SizeWatch {
  const over = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let ended = false;
  const look = async (): Promise<void> => {
    if (await isWithin(directory, bounds)) plan();
    else over.abort();
  };
  const plan = (): void => {
    if (!ended) timer = setTimeout(() => void look(), GAP_MS).unref();
  };
  plan();
  return {
    signal: over.signal,
    [Symbol.dispose]() {
      ended = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** Whether a directory holds no more than `bounds`; what vanishes while it is counted does not count. */
export async function isWithin(directory: string, bounds: Bounds): Promise<boolean> {
  const { bytes, files } = await measureDirectory(directory, bounds);
  return bytes <= bounds.bytes && files <= bounds.files;
}

/** What lies in a directory, as bytes on the disk and as a number of entries; counted no further than one too many. */
export async function measureDirectory(directory: string, most: Bounds): Promise<Bounds> {
  let bytes = 0;
  let files = 0;
  const waiting = [directory];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for await (const entry of await opendir(at).catch(() => [])) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      else bytes += await sizeOf(path);
      files += 1;
      if (files > most.files || bytes > most.bytes) return { bytes, files };
    }
  }
  return { bytes, files };
}

/** What a file takes on the disk: a sparse one takes little. */
async function sizeOf(path: string): Promise<number> {
  return lstat(path).then(
    ({ blocks }) => blocks * 512,
    () => 0,
  );
}
