/** Reads the documents of a run: packed where they are only passed on, parsed where they are worked with. */
import { Matrix } from '@rootbound/core/matrix';
import { Evidence } from '@rootbound/core/observation';
import { Report } from '@rootbound/core/report';
import { eq } from 'drizzle-orm';
import { Parse } from 'typebox/value';
import type { Connection } from '../open.ts';
import { unpack } from '../pack.ts';
import { evidence, matrices, reports } from '../tables/documents.ts';

export class Documents {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The matrix document without its evidence. */
  packedMatrix(run: string): Buffer | null {
    return this.#connection.select().from(matrices).where(eq(matrices.run, run)).get()?.packed ?? null;
  }

  async matrix(run: string): Promise<Matrix | null> {
    const packed = this.packedMatrix(run);
    return packed === null ? null : Parse(Matrix, await unpack(packed));
  }

  packedEvidence(hash: string): Buffer | null {
    return this.#connection.select().from(evidence).where(eq(evidence.hash, hash)).get()?.packed ?? null;
  }

  /** The facts of a run as they were reported, its evidence put back in. */
  async report(run: string): Promise<Report | null> {
    const row = this.#connection.select().from(reports).where(eq(reports.run, run)).get();
    if (row === undefined) return null;
    const report = Parse(Report, await unpack(row.packed));
    return { ...report, evidence: await this.#evidenceOf(report) };
  }

  async #evidenceOf(report: Report): Promise<Record<string, Evidence>> {
    const observations = report.sessions.flatMap((session) => session.observations);
    const hashes = new Set(observations.map((observation) => observation.evidence));
    const found: Record<string, Evidence> = {};
    for (const hash of hashes) {
      const packed = this.packedEvidence(hash);
      if (packed !== null) found[hash] = Parse(Evidence, await unpack(packed));
    }
    return found;
  }
}
