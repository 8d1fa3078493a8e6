/**
 * Stamps: the hash of all that a step depends on, kept since the step last succeeded.
 * Contents are hashed and not dates, so that a checkout or a copy of the tree does not repeat a step.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, RUNTIME } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'build', '.svelte-kit', '.turbo', 'data', 'coverage', 'test']);

/** Paths of all files below `directory` for which `keep` holds, sorted; results of builds are left out. */
export function listFiles(directory, keep) {
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listFiles(path, keep);
    return entry.isFile() && keep(path) ? [path] : [];
  });
}

/** One hash over names and contents of files, and over some words. */
export function hashFiles(files, words = []) {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\n`);
  for (const file of files) {
    if (existsSync(file))
      hash
        .update(`${relative(ROOT, file)}\n`)
        .update(readFileSync(file))
        .update('\n');
  }
  return hash.digest('hex');
}

/** Whether a step last succeeded with this very hash. */
export function isStamped(step, hash) {
  const file = join(RUNTIME, `${step}.stamp`);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/** Notes that a step succeeded with this hash. */
export function stamp(step, hash) {
  mkdirSync(RUNTIME, { recursive: true });
  const file = join(RUNTIME, `${step}.stamp`);
  writeFileSync(`${file}.${process.pid}`, hash);
  renameSync(`${file}.${process.pid}`, file);
}
