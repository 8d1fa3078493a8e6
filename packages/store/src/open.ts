/**
 * Opens the store: one SQLite file, its migrations applied, its repositories.
 * One process writes. NORMAL is safe with a write-ahead log against kills; a power cut may undo the last moments,
 * which the queue then runs again.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { StoreOpenFault, StoreTooNewFault } from './errors.ts';
import { AccessSessions } from './repositories/access-sessions.ts';
import { Comparisons } from './repositories/comparisons.ts';
import { Documents } from './repositories/documents.ts';
import { FirstStart } from './repositories/first-start.ts';
import { Recordings } from './repositories/recordings.ts';
import { Runs } from './repositories/runs.ts';
import { Servers } from './repositories/servers.ts';

export type Connection = BetterSQLite3Database;

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

export interface Store extends Disposable {
  readonly servers: Servers;
  readonly runs: Runs;
  readonly recordings: Recordings;
  readonly documents: Documents;
  readonly comparisons: Comparisons;
  readonly accessSessions: AccessSessions;
  readonly firstStart: FirstStart;
  close(): void;
}

/** `:memory:` opens one that is forgotten when it is closed. */
export function openStore(file: string): Store {
  const database = openDatabase(file);
  const connection = drizzle(database, { casing: 'snake_case' });
  const close = () => database.close();
  return {
    servers: new Servers(connection),
    runs: new Runs(connection),
    recordings: new Recordings(connection),
    documents: new Documents(connection),
    comparisons: new Comparisons(connection),
    accessSessions: new AccessSessions(connection),
    firstStart: new FirstStart(connection),
    close,
    [Symbol.dispose]: close,
  };
}

function openDatabase(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { timeout: 5000 });
    database.pragma('journal_mode = wal');
    database.pragma('synchronous = normal');
    database.pragma('foreign_keys = on');
    refuseNewer(database, file);
    migrate(drizzle(database), { migrationsFolder: MIGRATIONS });
    return database;
  } catch (cause) {
    database?.close();
    throw cause instanceof StoreTooNewFault ? cause : new StoreOpenFault(file, cause);
  }
}

/** Compares the newest migration that was applied with the newest that we know. */
function refuseNewer(database: Database.Database, file: string): void {
  const table = database.prepare(`select 1 from sqlite_master where name = '__drizzle_migrations'`).get();
  if (table === undefined) return;
  const applied = Number(database.prepare('select max(created_at) from __drizzle_migrations').pluck().get() ?? 0);
  const journal: unknown = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8'));
  if (applied > newestOf(journal)) throw new StoreTooNewFault(file);
}

function newestOf(journal: unknown): number {
  // The file is our own, written by drizzle-kit.
  const { entries } = journal as { readonly entries: readonly { readonly when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}
