/** Decides whether a path is inside the line of a specimen, and gives back the path to work on. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { assertNever } from '@rootbound/core/assert-never';
import type { Fallback, Line } from './behaviour.ts';
import { contains, isAdmitted, RESOLVES_DIRECTORIES, resolveLinks } from './path-test.ts';
import type { RootsList } from './roots-list.ts';

/** Whoever knows what has been told of the roots. */
export type Lister = Pick<RootsList, 'told'>;

export class Denied extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`Access denied: ${path} is outside the allowed directories`);
    this.path = path;
  }
}

/** Tools work through a guard only; `admit` throws Denied. */
export interface Guard {
  admit(path: string): Promise<string>;
  /** The directories in force, null for any. */
  directories(): readonly string[] | null;
}

export function makeGuard(line: Line, roots: Lister, given: readonly string[]): Guard {
  const directories = () => directoriesOf(line, roots, given);
  const resolved = new Map<string, Promise<string>>();
  const settle = (directory: string) => {
    if (!RESOLVES_DIRECTORIES.has(line.path)) return directory;
    if (line.resolvesRoots === 'at-each-call') return resolveLinks(directory);
    const known = resolved.get(directory) ?? resolveLinks(directory);
    resolved.set(directory, known);
    return known;
  };
  return {
    directories,
    async admit(path) {
      const absolute = resolve(startOf(line, roots), path);
      const allowed = directories();
      if (allowed === null) return line.path === 'real' ? resolveLinks(absolute) : absolute;
      if (!(await isAdmitted(line.path, await Promise.all(allowed.map(settle)), absolute))) throw new Denied(path);
      return line.path === 'real' ? resolveLinks(absolute) : absolute;
    },
  };
}

/** A guard that lets everything through, with the same idea of where a relative path starts. */
export const FREE_GUARD: Guard = { directories: () => null, admit: async (path) => resolve(path) };

function startOf(line: Line, roots: Lister): string {
  const told = roots.told();
  const first = told.kind === 'list' ? told.roots[0] : undefined;
  return line.relativeTo === 'first-root' && first !== undefined ? first : process.cwd();
}

function directoriesOf(line: Line, roots: Lister, given: readonly string[]): readonly string[] | null {
  const directories = setOf(line, roots, given);
  return directories === null ? null : [...directories, ...line.extra];
}

function setOf(line: Line, roots: Lister, given: readonly string[]): readonly string[] | null {
  if (line.set === 'argument') return given;
  if (line.set === 'directory') return [process.cwd()];
  if (line.set === 'none') return null;
  const told = roots.told();
  if (told.kind !== 'list') return setWithout(line, told.kind, given);
  if (told.roots.length === 0 && line.onEmpty !== 'keeps' && line.set === 'roots') return fallBack(line.onEmpty, given);
  if (!line.dropsVanished) return combine(line.set, told.roots, given);
  const standing = told.roots.filter((root) => existsSync(root));
  return standing.length > 0 ? combine(line.set, standing, given) : given;
}

/** No list: either it is still awaited, or none came of it, or none will ever come. */
function setWithout(
  line: Line,
  kind: 'waiting' | 'none' | 'failed',
  given: readonly string[],
): readonly string[] | null {
  if (kind === 'failed' && line.onFailure !== 'ends') return fallBack(line.onFailure, given);
  if (line.before === 'everything') return null;
  return kind === 'none' || line.before === 'argument' ? given : [];
}

function fallBack(to: Fallback, given: readonly string[]): readonly string[] | null {
  if (to === 'everything') return null;
  return to === 'argument' ? given : [];
}

type Combining = Exclude<Line['set'], 'argument' | 'directory' | 'none'>;

function combine(set: Combining, roots: readonly string[], given: readonly string[]): readonly string[] {
  switch (set) {
    case 'roots':
      return roots;
    case 'union':
      return [...given, ...roots];
    case 'intersect':
      return [
        ...roots.filter((root) => given.some((directory) => contains(directory, root))),
        ...given.filter((directory) => roots.some((root) => contains(root, directory))),
      ];
    case 'first-root':
      return roots.slice(0, 1);
    case 'last-root':
      return roots.slice(-1);
    default:
      return assertNever(set);
  }
}
