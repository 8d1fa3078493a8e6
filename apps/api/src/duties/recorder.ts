/**
 * Records what the workers learned: judge, store, compare with the version before, tell.
 * The facts are committed even where the judge fails on them: a mended judge reads them again.
 */
import { judge } from '@rootbound/catalog/judge';
import type { Matrix } from '@rootbound/core/matrix';
import type { Progress } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';
import { serverId } from '@rootbound/core/server';
import type { QueueHandlers, WorkerFault } from '@rootbound/queue/port';
import type { Store } from '@rootbound/store/open';
import type { Recording } from '@rootbound/store/repositories/recordings';
import type { LiveRuns } from '../live-runs.ts';
import type { Comparer } from './comparer.ts';

export interface RecorderOptions {
  readonly store: Store;
  readonly live: LiveRuns;
  readonly comparer: Comparer;
  now(): Date;
  /** A mistake of ours that must not stop the others. */
  onMistake(what: string, cause: unknown): void;
}

export class Recorder implements QueueHandlers {
  readonly #options: RecorderOptions;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  onProgress(progress: Progress): void {
    this.#options.live.onProgress(progress);
  }

  async onReport(report: Report): Promise<void> {
    const { store, live } = this.#options;
    const { run } = report.order;
    const recorded = await store.recordings.record(this.#read(report));
    if (!recorded) return;
    live.onChange(run);
    await this.#compare(report);
  }

  async onFault(run: string, fault: WorkerFault): Promise<void> {
    const { store, live, now } = this.#options;
    const reason = `${fault.code}: ${fault.message}`;
    if (store.recordings.recordFault(run, { reason, finishedAt: now().toISOString() })) live.onChange(run);
  }

  onUndelivered(run: string, cause: unknown): void {
    this.#options.onMistake(`the run ${run} could not be recorded; it will be at the next start`, cause);
  }

  #read(report: Report): Recording {
    const { ending } = report;
    if (ending.kind === 'not-started') {
      const { reason, text, stderr } = ending;
      return { report, matrix: null, state: 'not-started', reason: `${reason}: ${text}`, stderr };
    }
    const matrix = this.#judge(report);
    if (matrix !== null) return { report, matrix, state: 'probed', reason: '', stderr: '' };
    return { report, matrix, state: 'faulted', reason: 'the judge failed on the report, which is kept', stderr: '' };
  }

  #judge(report: Report): Matrix | null {
    try {
      return judge(report);
    } catch (cause) {
      this.#options.onMistake(`the judge failed on the run ${report.order.run}`, cause);
      return null;
    }
  }

  /** Done here so that the pages need not wait for it; whoever asks earlier does it himself. */
  async #compare({ order }: Report): Promise<void> {
    const { comparer } = this.#options;
    const before = comparer.before({ run: order.run, server: serverId(order.source) });
    if (before === null) return;
    try {
      await comparer.compare(before, order.run);
    } catch (cause) {
      this.#options.onMistake(`the runs ${before} and ${order.run} could not be compared`, cause);
    }
  }
}
