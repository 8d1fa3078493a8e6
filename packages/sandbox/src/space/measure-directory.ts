/** How much lies in a directory: bytes on the disk and entries, links not followed. */
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bounds } from './space.ts';

export interface Measured extends Bounds {
  /** A directory in it could not be looked into. */
  readonly isBlind: boolean;
}

const NO_LIMIT: Bounds = { bytes: Number.MAX_SAFE_INTEGER, files: Number.MAX_SAFE_INTEGER };

/** Counted no further than one too many of `most`; what vanishes while it is counted does not count. */
export async function measureDirectory(directory: string, most: Bounds = NO_LIMIT): Promise<Measured> {
  let bytes = 0;
  let files = 0;
  let isBlind = false;
  const waiting = [directory];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entries = await opendir(at).catch((error: NodeJS.ErrnoException) => {
      isBlind ||= error.code !== 'ENOENT' && error.code !== 'ENOTDIR';
      return [];
    });
    for await (const entry of entries) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      else bytes += await sizeOf(path);
      files += 1;
      if (files > most.files || bytes > most.bytes) return { bytes, files, isBlind };
    }
  }
  return { bytes, files, isBlind };
}

/** What a file takes on the disk: a sparse one takes little. */
async function sizeOf(path: string): Promise<number> {
  return lstat(path).then(
    ({ blocks }) => blocks * 512,
    () => 0,
  );
}
