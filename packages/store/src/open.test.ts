import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleOrder } from '../test/samples.ts';
import { StoreOpenFault, StoreTooNewFault } from './errors.ts';
import { openStore } from './open.ts';

describe('store', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rootbound-store-'));
    file = join(folder, 'rootbound.db');
  });
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  test('keeps its runs when it is opened again, and migrates once', () => {
    openAndClose((store) => store.runs.add(sampleOrder('a'), '2026-11-30T10:00:00.000Z'));
    openAndClose((store) => expect(store.runs.unfinished().map(({ run }) => run)).toEqual(['a']));
    const database = new Database(file);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.prepare('select count(*) from __drizzle_migrations').pluck().get()).toBe(1);
    database.close();
  });

  test('refuses what a later version has written', () => {
    openAndClose(() => undefined);
    const database = new Database(file);
    database.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run('later', 9e15);
    database.close();
    expect(() => openStore(file)).toThrow(StoreTooNewFault);
  });

  test('says so when the file is no database', async () => {
    await writeFile(file, 'not a database, but long enough to be looked at as one. '.repeat(40));
    expect(() => openStore(file)).toThrow(StoreOpenFault);
  });

  function openAndClose(use: (store: ReturnType<typeof openStore>) => void): void {
    using store = openStore(file);
    use(store);
  }
});

describe('first start', () => {
  test('writes its wishes into an empty store only', () => {
    using store = openStore(':memory:');
    store.firstStart.begin(['x', 'y']);
    store.firstStart.begin(['z']);
    expect(store.firstStart.list()).toEqual([
      { what: 'x', run: null, why: '' },
      { what: 'y', run: null, why: '' },
    ]);
    using used = openStore(':memory:');
    used.runs.add(sampleOrder('a'), '2026-11-30T10:00:00.000Z');
    used.firstStart.begin(['x']);
    expect(used.firstStart.list()).toEqual([]);
  });

  test('ties a run to its wish', () => {
    using store = openStore(':memory:');
    store.firstStart.begin(['x', 'y']);
    store.firstStart.skip('x', 'no registry');
    store.firstStart.order('x', { order: sampleOrder('a'), orderedAt: '2026-11-30T10:00:00.000Z' });
    store.firstStart.skip('y', 'no registry');
    expect(store.firstStart.list()).toEqual([
      { what: 'x', run: 'a', why: '' },
      { what: 'y', run: null, why: 'no registry' },
    ]);
    expect(store.runs.unfinished().map(({ run }) => run)).toEqual(['a']);
  });
});

describe('servers', () => {
  test('keep the publication of a version once it is known', () => {
    using store = openStore(':memory:');
    store.runs.add(sampleOrder('a'), '2026-11-30T10:00:00.000Z');
    const row = { server: 'npm:sample', version: '1.0.0' };
    store.servers.addVersion({ ...row, publishedAt: null });
    store.servers.addVersion({ ...row, publishedAt: '2025-01-01T00:00:00.000Z' });
    store.servers.addVersion({ ...row, publishedAt: null });
    expect(store.runs.find('a')?.publishedAt).toBe('2025-01-01T00:00:00.000Z');
    expect(store.servers.list()).toEqual([{ server: 'npm:sample', versions: 0, runs: 1 }]);
  });
});
