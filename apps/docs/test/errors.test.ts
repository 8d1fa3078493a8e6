import { describe, expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

const SOURCES = listFiles().filter((path) => /\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'));
const ERRORS = SOURCES.filter((path) => path.endsWith('/src/errors.ts'));

/** Codes stand in errors.ts, as texts or as the keys of a table. */
function listCodes(): readonly string[] {
  const codes = ERRORS.flatMap((path) => [
    ...readText(path).matchAll(/'([A-Z]+(?:_[A-Z]+)+)'|^ +([A-Z]+(?:_[A-Z]+)+):/gm),
  ]);
  return [...new Set(codes.map((match) => match[1] ?? match[2] ?? ''))].sort();
}

function listDocumented(): readonly string[] {
  return [...readText('apps/docs/errors.md').matchAll(/^\| `([^`]+)` +\|/gm)].map((match) => match[1] ?? '');
}

describe('errors.md', () => {
  test('lists every code of the sources once, in order, and no other', () => {
    expect(listDocumented()).toEqual(listCodes());
  });

  test('can find every code, since faults are declared in errors.ts only', () => {
    const strays = SOURCES.filter((path) => !ERRORS.includes(path) && /\bextends \w*Fault\b/.test(readText(path)));
    expect(strays).toEqual([]);
    expect(listCodes().length).toBeGreaterThan(ERRORS.length);
  });
});
