/**
 * Ways of reading the entries of a roots answer. Each gives the directories, or null where the whole list is lost.
 * `lenient` is the careful one; the others are mistakes that are made in the field.
 */
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type RootsReader = (entries: unknown) => readonly string[] | null;

/** Entries that are roots with a file URI; whatever else is in the list is left out. */
export const lenient: RootsReader = (entries) =>
  Array.isArray(entries) ? entries.flatMap((entry) => orNone(() => fileURLToPath(uriOf(entry)))).map(absolute) : null;

/** One bad entry costs the whole list. */
export const allOrNothing: RootsReader = (entries) => {
  try {
    if (!Array.isArray(entries)) return null;
    return entries.map((entry) => absolute(fileURLToPath(uriOf(entry))));
  } catch {
    return null;
  }
};

/** Whatever comes is taken, until it is used. */
export const careless: RootsReader = (entries) => {
  if (!Array.isArray(entries)) throw new TypeError('roots is not iterable');
  return entries.map((entry) => absolute(fileURLToPath(uriOf(entry))));
};

/** The text behind `file://`, read by hand in some way. */
export function byHand(read: (text: string) => string): RootsReader {
  return (entries) =>
    Array.isArray(entries)
      ? entries.flatMap((entry) => orNone(() => stripFile(uriOf(entry)))).map((text) => absolute(read(text)))
      : null;
}

/** Any scheme is a path: what stands behind the host is taken. */
export const anyScheme: RootsReader = (entries) =>
  Array.isArray(entries)
    ? entries.flatMap((entry) => orNone(() => decodeURIComponent(new URL(uriOf(entry)).pathname))).map(absolute)
    : null;

/** A root that is a file stands for its directory. */
export const directoryOfFile: RootsReader = (entries) =>
  lenient(entries)?.map((path) => (isFile(path) ? dirname(path) : path)) ?? null;

/** Roots must exist; where one does not, the list is refused. */
export const mustExist: RootsReader = (entries) => {
  const read = lenient(entries);
  return read === null || read.some((path) => !existsSync(path)) ? null : read;
};

/** Only the first ten count. */
export const firstTen: RootsReader = (entries) => lenient(entries)?.slice(0, 10) ?? null;

/** A repeated or nested entry ends the reading: what came before it counts, and not even that where it is repeated. */
export const noOverlap: RootsReader = (entries) => {
  const read = lenient(entries) ?? [];
  return read.filter(
    (path) => !read.some((other) => other !== path && path.startsWith(`${other}/`)) && once(read, path),
  );
};

function once(paths: readonly string[], path: string): boolean {
  return paths.filter((other) => other === path).length === 1;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function absolute(path: string): string {
  return resolve(path);
}

function stripFile(uri: string): string {
  if (!uri.startsWith('file://')) throw new TypeError('no file URI');
  return uri.slice('file://'.length);
}

function uriOf(entry: unknown): string {
  if (typeof entry === 'object' && entry !== null && 'uri' in entry && typeof entry.uri === 'string') return entry.uri;
  throw new TypeError('a root has no URI');
}

function orNone(read: () => string): readonly string[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}
