/** Servers and the versions that are known of them. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '../open.ts';
import { runs } from '../tables/runs.ts';
import { servers, versions } from '../tables/servers.ts';

export interface ServerRecord {
  readonly server: string;
  readonly versions: number;
  readonly runs: number;
}

export interface VersionRow {
  readonly server: string;
  readonly version: string;
  readonly publishedAt: string | null;
}

export class Servers {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** All servers that were ever ordered, by name, with the number of their probed versions and of their runs. */
  list(): readonly ServerRecord[] {
    return this.#connection
      .select({
        server: servers.id,
        versions: sql<number>`count(distinct case when ${runs.state} = 'probed' then ${runs.version} end)`,
        runs: sql<number>`count(${runs.id})`,
      })
      .from(servers)
      .leftJoin(runs, eq(runs.server, servers.id))
      .groupBy(servers.id)
      .orderBy(asc(servers.id))
      .all();
  }

  /** Remembers when a version was published; what is known already stays. */
  addVersion(row: VersionRow): void {
    this.#connection
      .insert(versions)
      .values(row)
      .onConflictDoUpdate({
        target: [versions.server, versions.version],
        set: { publishedAt: sql`coalesce(${versions.publishedAt}, excluded.published_at)` },
      })
      .run();
  }

  /** The versions of a server whose publication is known, oldest first. */
  published(server: string): readonly { readonly version: string; readonly publishedAt: string | null }[] {
    return this.#connection
      .select({ version: versions.version, publishedAt: versions.publishedAt })
      .from(versions)
      .where(and(eq(versions.server, server), isNotNull(versions.publishedAt)))
      .orderBy(asc(versions.publishedAt))
      .all();
  }
}
