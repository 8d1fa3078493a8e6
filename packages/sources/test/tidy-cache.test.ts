/** The cache stays within its size; what is in use, or is being made by a living process, stays. */
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameSpace } from '@rootbound/sandbox/space/name';
import { findEntry, makeEntry } from '../src/install-cache.ts';
import { tidyCache } from '../src/tidy-cache.ts';
import { openStage, type Stage } from './stage.ts';

const HOUR_MS = 3_600_000;
const MIB = 1024 * 1024;
let stage: Stage;
let cache: string;
beforeEach(async () => {
  stage = await openStage();
  cache = join(stage.options.cacheDirectory, 'npm');
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

/** An entry of a mebibyte that was last used so many hours ago. */
async function keep(key: string, hoursAgo: number): Promise<void> {
  await makeEntry(cache, key, async (directory) => {
    await writeFile(join(directory, 'program'), Buffer.alloc(MIB, 1));
    return { record: { key } };
  });
  const used = new Date(Date.now() - hoursAgo * HOUR_MS);
  await utimes(join(cache, key, 'record.json'), used, used);
}

test('what has not been used for longest goes first, until the rest fits', async () => {
  for (const [key, hoursAgo] of [
    ['old', 9],
    ['oldest', 12],
    ['newer', 5],
    ['newest', 3],
  ] as const)
    await keep(key, hoursAgo);
  expect(await tidyCache(stage.options.cacheDirectory, { mostBytes: 2.5 * MIB })).toBe(2);
  expect((await readdir(cache)).sort()).toEqual(['newer', 'newest']);
  expect(await tidyCache(stage.options.cacheDirectory, { mostBytes: 2.5 * MIB })).toBe(0);
});

test('what a run has found a moment ago is kept, however large', async () => {
  await keep('old', 9);
  await keep('older', 10);
  await findEntry(cache, 'older');
  expect(await tidyCache(stage.options.cacheDirectory, { mostBytes: 0 })).toBe(1);
  expect(await readdir(cache)).toEqual(['older']);
});

test('what a dead process was making goes, and what a living one makes stays', async () => {
  const living = `.partial-${nameSpace()}`;
  const dead = `.partial-${nameSpace().replace(/^(\d+-\d+)-\d+/, '$1-1')}`;
  for (const name of [living, dead]) await mkdir(join(cache, name), { recursive: true });
  expect(await tidyCache(stage.options.cacheDirectory, { mostBytes: MIB })).toBe(1);
  expect(await readdir(cache)).toEqual([living]);
});

test('a cache that is not there is tidy', async () => {
  expect(await tidyCache(join(stage.base, 'nowhere'), { mostBytes: 0 })).toBe(0);
});
