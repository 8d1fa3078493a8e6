/**
 * The documents of a run, packed (gzip of JSON): the report, the matrix, the evidence, comparisons.
 * Evidence is kept once by its hash and left out of both documents; columns beside them are what lists show.
 */
import { HEADLINES, RELATIONS, type TraitWord } from '@rootbound/core/headline';
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { runs } from './runs.ts';

const run = () =>
  text()
    .primaryKey()
    .references(() => runs.id);

export const reports = sqliteTable('reports', {
  run: run(),
  packed: blob({ mode: 'buffer' }).notNull(),
});

export const matrices = sqliteTable('matrices', {
  run: run(),
  packed: blob({ mode: 'buffer' }).notNull(),
  /** Version of the judge: an older one is read again from the report. */
  catalog: text().notNull(),
  headline: text({ enum: HEADLINES }).notNull(),
  relation: text({ enum: RELATIONS }).notNull(),
  traits: text({ mode: 'json' }).$type<TraitWord[]>().notNull(),
  tally: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  revision: text(),
  isolated: integer({ mode: 'boolean' }).notNull(),
  witnessed: integer({ mode: 'boolean' }).notNull(),
});

export const evidence = sqliteTable('evidence', {
  hash: text().primaryKey(),
  packed: blob({ mode: 'buffer' }).notNull(),
});

/** What moved between two runs, by one version of the judge: it can always be made again. */
export const comparisons = sqliteTable(
  'comparisons',
  {
    before: text()
      .notNull()
      .references(() => runs.id),
    after: text()
      .notNull()
      .references(() => runs.id),
    catalog: text().notNull(),
    counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    packed: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.before, table.after, table.catalog] })],
);
