/** How a path is tested against a directory: after links, by its parent only, by its spelling, by string prefix. */
import { lstat, readlink, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { SpecimenPathTest } from './behaviour.ts';

const MOST_LINKS = 40;

/** The path with every link resolved, also where its last names do not exist yet or its link leads to nothing. */
export async function resolveLinks(path: string, links = 0): Promise<string> {
  if (links > MOST_LINKS) throw new Error('too many links');
  const found = await unlessMissing(realpath(path));
  if (found !== null) return found;
  const parent = await resolveLinks(dirname(path), links + 1);
  const here = join(parent, path.slice(dirname(path).length));
  const entry = await unlessMissing(lstat(here));
  if (entry === null || !entry.isSymbolicLink()) return here;
  return resolveLinks(resolve(parent, await readlink(here)), links + 1);
}

/** Whether a path is a directory or lies below it, name by name. */
export function contains(directory: string, path: string): boolean {
  const between = relative(directory, path);
  return between === '' || (between !== '..' && !between.startsWith(`..${sep}`));
}

type Admits = (directory: string, path: string) => Promise<boolean>;

const ADMITS = {
  real: async (directory, path) => contains(directory, await resolveLinks(path)),
  parent: async (directory, path) =>
    contains(directory, path) && (path === directory || contains(directory, await resolveLinks(dirname(path)))),
  lexical: async (directory, path) => contains(directory, path),
  prefix: async (directory, path) => path.startsWith(directory),
  'links-prefix': async (directory, path) => (await resolveLinks(path)).startsWith(directory),
  'real-if-there': async (directory, path) => contains(directory, (await unlessMissing(realpath(path))) ?? path),
  untested: async () => true,
} as const satisfies Record<SpecimenPathTest, Admits>;

/** Whether a test looks at directories with their links resolved. */
export const RESOLVES_DIRECTORIES: ReadonlySet<SpecimenPathTest> = new Set(['real', 'links-prefix', 'real-if-there']);

/** Whether any of the directories admits an absolute path. Directories come as the test wants them. */
export async function isAdmitted(
  test: SpecimenPathTest,
  directories: readonly string[],
  path: string,
): Promise<boolean> {
  for (const directory of directories) {
    if (await ADMITS[test](directory, path)) return true;
  }
  return false;
}

async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
