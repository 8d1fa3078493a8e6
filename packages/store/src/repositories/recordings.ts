/**
 * Records how a run ended, in one transaction and once: what was recorded before stays.
 * Texts of a server are kept as they came, only capped; whoever shows them makes them harmless.
 */
import type { Matrix } from '@rootbound/core/matrix';
import type { Evidence } from '@rootbound/core/observation';
import type { Report } from '@rootbound/core/report';
import { serverId } from '@rootbound/core/server';
import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../open.ts';
import { pack } from '../pack.ts';
import { evidence, matrices, reports } from '../tables/documents.ts';
import { runs } from '../tables/runs.ts';
import { countBy } from '../tally.ts';
import { Servers, type VersionRow } from './servers.ts';

/** A run that was carried out: `matrix` is null where nothing could be judged, and `reason` says why. */
export interface Recording {
  readonly report: Report;
  readonly matrix: Matrix | null;
  readonly state: 'probed' | 'not-started' | 'faulted';
  readonly reason: string;
  readonly stderr: string;
}

const REASON_LIMIT = 4096;
const STDERR_LIMIT = 64 * 1024;
/** SQLite takes a bounded number of values in one statement. */
const CHUNK = 500;

export class Recordings {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** False where the run has ended before, or was never ordered: nothing changes. */
  async record(recording: Recording): Promise<boolean> {
    const { report, matrix } = recording;
    if (!this.#isOpen(report.order.run)) return false;
    const packedReport = await pack({ ...report, evidence: {} });
    const packedMatrix = matrix === null ? null : await packMatrix(matrix);
    const packedEvidence = await this.#packNewEvidence(report.evidence);
    return this.#connection.transaction((tx) => {
      const { run } = report.order;
      if (!this.#close(tx, run, endingOf(recording))) return false;
      new Servers(tx).addVersion(versionOf(report));
      tx.insert(reports).values({ run, packed: packedReport }).run();
      for (const row of packedEvidence) tx.insert(evidence).values(row).onConflictDoNothing().run();
      if (packedMatrix !== null)
        tx.insert(matrices)
          .values({ run, ...packedMatrix })
          .run();
      return true;
    });
  }

  /** Records that a run ended without a report. False where it has ended before, or was never ordered. */
  recordFault(run: string, ending: { readonly reason: string; readonly finishedAt: string }): boolean {
    const { reason, finishedAt } = ending;
    return this.#close(this.#connection, run, { state: 'faulted', finishedAt, reason: capText(reason, REASON_LIMIT) });
  }

  #isOpen(run: string): boolean {
    return this.#connection.select({ id: runs.id }).from(runs).where(openRun(run)).get() !== undefined;
  }

  #close(connection: Pick<Connection, 'update'>, run: string, ending: Partial<typeof runs.$inferInsert>): boolean {
    return connection.update(runs).set(ending).where(openRun(run)).run().changes === 1;
  }

  /** Evidence that is not in the store yet: of two runs of a server most is. */
  async #packNewEvidence(all: Readonly<Record<string, Evidence>>): Promise<readonly (typeof evidence.$inferInsert)[]> {
    const hashes = Object.keys(all);
    const known = new Set<string>();
    for (let at = 0; at < hashes.length; at += CHUNK) {
      const chunk = hashes.slice(at, at + CHUNK);
      const rows = this.#connection.select({ hash: evidence.hash }).from(evidence).where(inArray(evidence.hash, chunk));
      for (const { hash } of rows.all()) known.add(hash);
    }
    const fresh = hashes.filter((hash) => !known.has(hash));
    return Promise.all(fresh.map(async (hash) => ({ hash, packed: await pack(all[hash]) })));
  }
}

function openRun(run: string) {
  return and(eq(runs.id, run), inArray(runs.state, ['queued', 'running']));
}

function endingOf({ report, state, reason, stderr }: Recording): Partial<typeof runs.$inferInsert> {
  return {
    state,
    version: versionOf(report).version,
    startedAt: report.startedAt,
    finishedAt: report.finishedAt,
    reason: capText(reason, REASON_LIMIT),
    stderr: capTail(stderr, STDERR_LIMIT),
  };
}

/** The version that was really installed, which is not always the one that was asked for. */
function versionOf({ order, installation }: Report): VersionRow {
  const version = installation?.version ?? order.source.version;
  return { server: serverId(order.source), version, publishedAt: installation?.publishedAt ?? null };
}

async function packMatrix(matrix: Matrix) {
  const { evidence: _left, ...document } = matrix;
  return {
    packed: await pack(document),
    catalog: matrix.run.catalog,
    headline: matrix.headline.word,
    relation: matrix.relation.word,
    traits: matrix.traits.map(({ word }) => word),
    tally: countBy(matrix.cells, ({ verdict }) => verdict),
    revision: matrix.run.revision,
    isolated: matrix.run.isolated,
    witnessed: matrix.run.witnessed,
  };
}

function capText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit)} [cut: ${text.length - limit} more]`;
}

/** The end of a text is where a server says why it ended. */
function capTail(text: string, limit: number): string {
  return text.length <= limit ? text : `[cut: ${text.length - limit} before]\n${text.slice(-limit)}`;
}
