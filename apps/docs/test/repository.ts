/** The files of the repository that belong to the project, without what is installed, built or kept at run time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

const PASSING = new Set(['node_modules', 'dist', 'build', '.svelte-kit', '.turbo', '.git', 'coverage']);
const PASSING_AT_TOP = new Set(['.runtime', 'data']);

/** Paths from the repository's root. */
export function listFiles(directory = ''): readonly string[] {
  return readdirSync(join(ROOT, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
    if (PASSING.has(entry.name) || PASSING_AT_TOP.has(path) || entry.name.endsWith('.log')) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** The text of a file of the repository. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
