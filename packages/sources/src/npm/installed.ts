/** Reads what an npm install left: the resolved tree from its lock, and the command from the package's bin. */
import { open, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Installation } from '@rootbound/core/report';
import { asRecord, parseJson } from './client.ts';

export type Dependencies = Installation['dependencies'];

export interface InstalledTree {
  /** The package itself; null where the lock does not name it. */
  readonly own: { readonly version: string; readonly integrity: string } | null;
  readonly dependencies: Dependencies;
}

const MODULES = 'node_modules/';

/** What is really on disk: the lock that npm keeps inside node_modules, without what this platform left out. */
export async function readInstalledTree(directory: string, name: string): Promise<InstalledTree> {
  const lock = await readJson(join(directory, 'node_modules', '.package-lock.json'));
  let own: InstalledTree['own'] = null;
  const dependencies: Dependencies = [];
  for (const [path, value] of Object.entries(asRecord(lock['packages']))) {
    const { version, integrity } = asRecord(value);
    const found = { version: String(version ?? ''), integrity: String(integrity ?? '') };
    if (path === MODULES + name) own = found;
    else dependencies.push({ name: path.slice(path.lastIndexOf(MODULES) + MODULES.length), ...found });
  }
  const order = (one: Dependencies[number]): string => `${one.name} ${one.version} ${one.integrity}`;
  dependencies.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return { own, dependencies };
}

/** The start of the command, up to the server's own arguments; null where the package has no bin. */
export async function findBin(directory: string, name: string): Promise<readonly string[] | null> {
  const { bin } = await readJson(join(directory, 'node_modules', name, 'package.json'));
  const file = chooseBin(bin, name);
  if (file === null) return null;
  const inPackage = posix.join(MODULES, name, posix.normalize(`/${file}`));
  const flags = await readNodeFlags(join(directory, inPackage));
  const program = `{package}/${inPackage}`;
  return flags === null ? [program] : ['{node}', ...flags, program];
}

/** The file of a `bin` field: one named like the package goes first. */
export function chooseBin(bin: unknown, name: string): string | null {
  if (typeof bin === 'string') return bin;
  const files = asRecord(bin);
  const chosen = files[name.slice(name.indexOf('/') + 1)] ?? Object.values(files)[0];
  return typeof chosen === 'string' ? chosen : null;
}

/** Options for Node in a first line `#!…node …`; null where the file names another interpreter, or is a program. */
async function readNodeFlags(path: string): Promise<readonly string[] | null> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
  const start = buffer.toString('latin1', 0, bytesRead);
  if (start.startsWith('\x7fELF')) return null;
  if (!start.startsWith('#!')) return [];
  const words = start.slice(2).split('\n')[0]?.trim().split(/\s+/) ?? [];
  const at = words.findIndex((word) => posix.basename(word) === 'node');
  return at === -1 ? null : words.slice(at + 1);
}

async function readJson(path: string): Promise<Readonly<Record<string, unknown>>> {
  return asRecord(parseJson(await readFile(path, 'utf8')));
}
