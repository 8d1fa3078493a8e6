/** Servers and their versions. Order is by publication, never by number, so the time is what a version is known by. */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const servers = sqliteTable('servers', {
  /** `npm:NAME`, `command:NAME`. */
  id: text().primaryKey(),
  firstSeenAt: text().notNull(),
});

export const versions = sqliteTable(
  'versions',
  {
    server: text()
      .notNull()
      .references(() => servers.id),
    version: text().notNull(),
    /** Null where nobody published it, or where nobody has said when. */
    publishedAt: text(),
  },
  (table) => [primaryKey({ columns: [table.server, table.version] })],
);
