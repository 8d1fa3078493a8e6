/** What this installation keeps about itself: who may look, and what the first start did. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { runs } from './runs.ts';

/** A session is known by the hash of its token: whoever reads this file cannot enter with it. */
export const accessSessions = sqliteTable('access_sessions', {
  tokenHash: text().primaryKey(),
  expiresAt: text().notNull(),
});

/** One row for each thing that a first start wants to probe: with its run, or with why there is none yet. */
export const firstStart = sqliteTable('first_start', {
  what: text().primaryKey(),
  run: text().references(() => runs.id),
  why: text().notNull().default(''),
});
