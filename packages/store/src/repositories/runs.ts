/** Runs as lists show them: each with its version's publication and what its matrix adds up to. */
import type { HeadlineWord, Relation, TraitWord } from '@rootbound/core/headline';
import type { Order } from '@rootbound/core/order';
import { serverId } from '@rootbound/core/server';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../open.ts';
import { matrices } from '../tables/documents.ts';
import { type RunState, runs } from '../tables/runs.ts';
import { servers, versions } from '../tables/servers.ts';

export interface RunRecord {
  readonly run: string;
  readonly server: string;
  readonly version: string;
  readonly publishedAt: string | null;
  readonly order: Order;
  readonly state: RunState;
  readonly orderedAt: string;
  readonly finishedAt: string | null;
  readonly reason: string;
  readonly stderr: string;
  /** What the matrix adds up to; null where there is none. */
  readonly sum: {
    readonly headline: HeadlineWord;
    readonly relation: Relation;
    readonly traits: readonly TraitWord[];
    readonly tally: Readonly<Record<string, number>>;
    readonly isolated: boolean;
    readonly witnessed: boolean;
  } | null;
}

const COLUMNS = {
  run: runs.id,
  server: runs.server,
  version: runs.version,
  publishedAt: versions.publishedAt,
  order: runs.order,
  state: runs.state,
  orderedAt: runs.orderedAt,
  finishedAt: runs.finishedAt,
  reason: runs.reason,
  stderr: runs.stderr,
  sum: {
    headline: matrices.headline,
    relation: matrices.relation,
    traits: matrices.traits,
    tally: matrices.tally,
    isolated: matrices.isolated,
    witnessed: matrices.witnessed,
  },
};

/** Newest first; the arrival decides between runs of one moment. */
const NEWEST_FIRST = [desc(runs.orderedAt), desc(sql`runs.rowid`)] as const;

export class Runs {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Adds a run that waits for its worker, with its server. A run that is there stays as it is. */
  add(order: Order, orderedAt: string): void {
    const server = serverId(order.source);
    this.#connection.transaction((tx) => {
      tx.insert(servers).values({ id: server, firstSeenAt: orderedAt }).onConflictDoNothing().run();
      const { version } = order.source;
      tx.insert(runs)
        .values({ id: order.run, server, version, state: 'queued', order, orderedAt })
        .onConflictDoNothing()
        .run();
    });
  }

  find(run: string): RunRecord | null {
    return this.#select(eq(runs.id, run))[0] ?? null;
  }

  newest(limit: number): readonly RunRecord[] {
    return this.#select(undefined, limit);
  }

  ofServer(server: string): readonly RunRecord[] {
    return this.#select(eq(runs.server, server));
  }

  unfinished(): readonly RunRecord[] {
    return this.#select(inArray(runs.state, ['queued', 'running'])).toReversed();
  }

  /** False where the run was running or has ended already. */
  markRunning(run: string, startedAt: string): boolean {
    const { changes } = this.#connection
      .update(runs)
      .set({ state: 'running', startedAt })
      .where(and(eq(runs.id, run), eq(runs.state, 'queued')))
      .run();
    return changes === 1;
  }

  #select(where: SQL | undefined, limit = -1): readonly RunRecord[] {
    return this.#connection
      .select(COLUMNS)
      .from(runs)
      .leftJoin(versions, and(eq(versions.server, runs.server), eq(versions.version, runs.version)))
      .leftJoin(matrices, eq(matrices.run, runs.id))
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .all();
  }
}
