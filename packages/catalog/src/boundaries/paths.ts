/** How a path is tested against a directory: the candidates, as predicates over the three spellings of a target. */
import type { PathTest } from '@rootbound/core/boundary';

/** The same target as sent, with its parent's links resolved, and wholly resolved. All absolute below one base. */
export interface Spellings {
  readonly lexical: string;
  readonly parent: string;
  readonly real: string;
}

export const PATH_TEST_PREDICATES = {
  real: (path, directory) => isWithin(path.real, directory),
  parent: (path, directory) => isWithin(path.parent, directory),
  lexical: (path, directory) => isWithin(path.lexical, directory),
  'parent-prefix': (path, directory) => path.parent.startsWith(directory),
  prefix: (path, directory) => path.lexical.startsWith(directory),
  untested: () => true,
} as const satisfies Record<PathTest, (path: Spellings, directory: string) => boolean>;

/** A directory holds itself and what lies below it; a name that merely begins like it is another one. */
export function isWithin(path: string, directory: string): boolean {
  return path === directory || path.startsWith(`${directory}/`);
}

/** Dot segments resolved, links left alone. */
export function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
