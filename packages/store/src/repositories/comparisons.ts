/** Comparisons that were made once, so that a server's page need not open every matrix again. */
import type { Comparison } from '@rootbound/core/change';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../open.ts';
import { pack } from '../pack.ts';
import { comparisons } from '../tables/documents.ts';
import { countBy } from '../tally.ts';

/** Two runs and the version of the judge that read both. */
export interface ComparisonKey {
  readonly before: string;
  readonly after: string;
  readonly catalog: string;
}

export interface KeptComparison {
  /** Changes by kind. */
  readonly counts: Readonly<Record<string, number>>;
  readonly packed: Buffer;
}

export class Comparisons {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  find({ before, after, catalog }: ComparisonKey): KeptComparison | null {
    const { before: b, after: a, catalog: c } = comparisons;
    return (
      this.#connection
        .select()
        .from(comparisons)
        .where(and(eq(b, before), eq(a, after), eq(c, catalog)))
        .get() ?? null
    );
  }

  async keep(key: ComparisonKey, comparison: Comparison): Promise<KeptComparison> {
    const kept = { counts: countBy(comparison.changes, ({ kind }) => kind), packed: await pack(comparison) };
    this.#connection
      .insert(comparisons)
      .values({ ...key, ...kept })
      .onConflictDoNothing()
      .run();
    return kept;
  }
}
