/**
 * What the first start wants to probe, and how far it came.
 * The whole wish is written down before anything is ordered: a start that was killed goes on with the rest.
 */
import type { Order } from '@rootbound/core/order';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../open.ts';
import { firstStart } from '../tables/installation.ts';
import { runs } from '../tables/runs.ts';
import { Runs } from './runs.ts';

export interface Wish {
  readonly what: string;
  /** The run that was ordered for it; null: not yet. */
  readonly run: string | null;
  /** Why there is no run. */
  readonly why: string;
}

export class FirstStart {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Writes the wishes down if this store has neither wishes nor runs; whatever there was before stays. */
  begin(whats: readonly string[]): void {
    this.#connection.transaction((tx) => {
      const used = tx.select({ n: sql<number>`(select count(*) from ${runs}) + (select count(*) from ${firstStart})` });
      if ((used.from(sql`(select 1)`).get()?.n ?? 0) > 0) return;
      for (const what of whats) tx.insert(firstStart).values({ what }).run();
    });
  }

  list(): readonly Wish[] {
    return this.#connection.select().from(firstStart).orderBy(sql`rowid`).all();
  }

  /** Adds the run and ties it to the wish, both or neither. */
  order(what: string, { order, orderedAt }: { readonly order: Order; readonly orderedAt: string }): void {
    this.#connection.transaction((tx) => {
      new Runs(tx).add(order, orderedAt);
      tx.update(firstStart).set({ run: order.run, why: '' }).where(eq(firstStart.what, what)).run();
    });
  }

  skip(what: string, why: string): void {
    this.#connection.update(firstStart).set({ why }).where(eq(firstStart.what, what)).run();
  }
}
