/**
 * Looks again and again how much lies in a directory, where no file system holds the bound.
 * Sampled, since nothing tells that a directory has grown; a look ends at the first file too many. What the server does
 * not let us look into is taken for too much once the disk has lost as much as that.
 */
import { statfs } from 'node:fs/promises';
import { type Measured, measureDirectory } from './measure-directory.ts';
import type { Bounds } from './space.ts';

const GAP_MS = 500;

export interface SizeWatch extends Disposable {
  readonly signal: AbortSignal;
}

export function watchSize(directory: string, bounds: Bounds): SizeWatch {
  const over = new AbortController();
  const freeAtFirst = freeBytes(directory);
  let timer: NodeJS.Timeout | null = null;
  let ended = false;
  const isWithin = async (): Promise<boolean> => {
    const measured = await measureDirectory(directory, bounds);
    if (!fits(measured, bounds)) return false;
    return !measured.isBlind || (await freeAtFirst) - (await freeBytes(directory)) <= bounds.bytes;
  };
  const look = async (): Promise<void> => {
    // A look that fails has met something that is just being removed: the next one tells.
    if (await isWithin().catch(() => true)) plan();
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

export function fits({ bytes, files }: Measured, bounds: Bounds): boolean {
  return bytes <= bounds.bytes && files <= bounds.files;
}

async function freeBytes(directory: string): Promise<number> {
  return statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
}
