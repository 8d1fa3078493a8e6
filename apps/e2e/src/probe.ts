/**
 * One run from a source to its matrix, without a queue or a store: prober and judge, as the worker and the API use them.
 * Work directories are short-lived; the installs of npm packages are kept beside them, by integrity.
 */
import { randomUUID } from 'node:crypto';
import { judge } from '@rootbound/catalog/judge';
import type { Matrix } from '@rootbound/core/matrix';
import type { Order, Progress } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';
import type { ServerSource } from '@rootbound/core/server';
import { execute } from '@rootbound/prober/execute';
import type { Sandbox } from '@rootbound/sandbox/port';

export interface ProbeOptions {
  readonly sandbox: Sandbox;
  readonly workDirectory: string;
  readonly profile?: Order['profile'];
  readonly scenarios?: readonly string[];
  readonly repeats?: number;
  readonly callLimitMs?: number;
  readonly parallel?: number;
  onProgress?(progress: Progress): void;
}

export interface Probed {
  readonly report: Report;
  readonly matrix: Matrix;
}

const RUN_LIMIT_MS = 900_000;
const CALL_LIMIT_MS = 10_000;

export async function probe(source: ServerSource, options: ProbeOptions): Promise<Probed> {
  const order: Order = {
    run: randomUUID(),
    source,
    profile: options.profile ?? 'standard',
    ...(options.scenarios === undefined ? {} : { scenarios: [...options.scenarios] }),
    repeats: options.repeats ?? 1,
    callLimitMs: options.callLimitMs ?? CALL_LIMIT_MS,
    runLimitMs: RUN_LIMIT_MS,
  };
  const report = await execute(order, {
    sandbox: options.sandbox,
    workDirectory: options.workDirectory,
    signal: AbortSignal.timeout(RUN_LIMIT_MS + 60_000),
    parallel: options.parallel ?? 3,
    onProgress: options.onProgress ?? (() => {}),
  });
  return { report, matrix: judge(report) };
}
