/**
 * Runs: what was ordered, how far it came, and why there is no matrix where there is none.
 * `version` is what was asked for until the report says what was really installed.
 */
import type { Order } from '@rootbound/core/order';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { servers } from './servers.ts';

export const RUN_STATES = ['queued', 'running', 'probed', 'not-started', 'faulted'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const runs = sqliteTable(
  'runs',
  {
    id: text().primaryKey(),
    server: text()
      .notNull()
      .references(() => servers.id),
    version: text().notNull(),
    state: text({ enum: RUN_STATES }).notNull(),
    order: text({ mode: 'json' }).$type<Order>().notNull(),
    orderedAt: text().notNull(),
    startedAt: text(),
    finishedAt: text(),
    reason: text().notNull().default(''),
    stderr: text().notNull().default(''),
  },
  (table) => [index('runs_by_version').on(table.server, table.version), index('runs_by_state').on(table.state)],
);
