/** Every hostile specimen is expected to come to something, and every expectation has its specimen. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOSTILE } from './hostility.ts';

test('hostile specimens and their expectations are the same set', () => {
  const files = readdirSync(join(import.meta.dirname, 'hostile')).map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(HOSTILE).sort()).toEqual(files.sort());
});
