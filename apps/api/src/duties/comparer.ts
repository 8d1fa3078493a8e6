/** Compares runs: each pair once for each version of the judge, kept as it will be served. */
import { CATALOG_VERSION } from '@rootbound/catalog/version';
import { compareMatrices } from '@rootbound/core/compare';
import type { Store } from '@rootbound/store/open';
import type { KeptComparison } from '@rootbound/store/repositories/comparisons';
import type { RunRecord } from '@rootbound/store/repositories/runs';

export class Comparer {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Null where one of the two has no matrix. */
  async compare(before: string, after: string): Promise<KeptComparison | null> {
    const key = { before, after, catalog: CATALOG_VERSION };
    const kept = this.#store.comparisons.find(key);
    if (kept !== null) return kept;
    const matrices = [await this.#store.documents.matrix(before), await this.#store.documents.matrix(after)] as const;
    if (matrices[0] === null || matrices[1] === null) return null;
    return this.#store.comparisons.keep(key, compareMatrices(matrices[0], matrices[1]));
  }

  /** The probed run of the version published before this run's; null where there is none. */
  before({ run, server }: { readonly run: string; readonly server: string }): string | null {
    const columns = orderVersions(this.#store.runs.ofServer(server)).filter(({ state }) => state === 'probed');
    const own = this.#store.runs.find(run);
    const earlier = columns.filter((column) => own !== null && isEarlier(column, own));
    return earlier.at(-1)?.run ?? null;
  }
}

/**
 * One run for each version, oldest publication first: the newest probed one, or where there is none the newest.
 * Versions that nobody published come last, in the order in which they were probed.
 */
export function orderVersions(newestFirst: readonly RunRecord[]): readonly RunRecord[] {
  const chosen = new Map<string, RunRecord>();
  for (const record of newestFirst) {
    const there = chosen.get(record.version);
    if (there === undefined || (there.state !== 'probed' && record.state === 'probed'))
      chosen.set(record.version, record);
  }
  return [...chosen.values()].sort(byPublication);
}

function byPublication(a: RunRecord, b: RunRecord): number {
  if (a.publishedAt === null && b.publishedAt === null) return Date.parse(a.orderedAt) - Date.parse(b.orderedAt);
  if (a.publishedAt === null || b.publishedAt === null) return a.publishedAt === null ? 1 : -1;
  return Date.parse(a.publishedAt) - Date.parse(b.publishedAt);
}

function isEarlier(a: RunRecord, b: RunRecord): boolean {
  return a.version !== b.version && byPublication(a, b) < 0;
}
