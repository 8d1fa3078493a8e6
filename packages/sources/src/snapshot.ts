/**
 * A directory's content as one hash, and a copy of it that stays as it is while its original is worked on.
 * Links are kept as links, so a copy never holds more than the directory did.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { cp, lstat, readdir, readlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

export interface Content {
  /** In the form of the registries: `sha256-` and base64. */
  readonly integrity: string;
  readonly bytes: number;
}

const LEFT_OUT = new Set(['.git']);

/** The hash over names, kinds, executable bits, link targets and content; null above the limit. */
export async function hashDirectory(directory: string, limitBytes: number): Promise<Content | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const path of await listPaths(directory)) {
    const entry = await lstat(path);
    const kind = nameKind(entry);
    if (kind === null) continue;
    const target = kind === 'link' ? await readlink(path) : null;
    hash.update(
      JSON.stringify([relative(directory, path), kind, target, ...(kind === 'file' ? describeFile(entry) : [])]),
    );
    if (kind !== 'file') continue;
    bytes += entry.size;
    if (bytes > limitBytes) return null;
    await addFile(hash, path);
  }
  return { integrity: `sha256-${hash.digest('base64')}`, bytes };
}

/** Copies what `hashDirectory` reads into an empty directory. */
export async function copyDirectory(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path) => {
      if (path === from) return true;
      if (LEFT_OUT.has(basename(path))) return false;
      return nameKind(await lstat(path)) !== null;
    },
  });
}

/** Sockets, pipes and devices are no content. */
function nameKind(entry: Stats): 'link' | 'directory' | 'file' | null {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'directory';
  return entry.isFile() ? 'file' : null;
}

function describeFile(entry: Stats): readonly [boolean, number] {
  return [(entry.mode & 0o100) !== 0, entry.size];
}

async function addFile(hash: Hash, path: string): Promise<void> {
  for await (const chunk of createReadStream(path)) hash.update(chunk);
}

async function listPaths(directory: string): Promise<string[]> {
  const paths: string[] = [];
  const entries = await readdir(directory, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = join(directory, entry.name);
    paths.push(path);
    if (entry.isDirectory()) paths.push(...(await listPaths(path)));
  }
  return paths;
}
