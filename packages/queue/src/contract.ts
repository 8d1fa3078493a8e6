/**
 * What every queue driver must keep, against real worker processes that are killed on the way.
 * A driver's test calls it with a function that opens the driver on a given folder; opening it again is a restart.
 */

/* oxlint-disable max-lines-per-function -- a list of tests, each short: long as a whole, as any list may be */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order, Progress } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Queue, QueueHandlers, WorkerFault } from './port.ts';

export type OpenQueue = (folder: string) => Promise<Queue>;

/** Each test starts up to four processes, on a machine that may be busy. */
const START_LIMIT_MS = 60_000;

/** All that a queue told its handlers, and events to wait for. */
class Told implements QueueHandlers {
  readonly reports: Report[] = [];
  readonly faults: { readonly run: string; readonly fault: WorkerFault }[] = [];
  readonly progress: Progress[] = [];
  readonly undelivered: string[] = [];
  /** Set to let the handler fail after it has recorded, as if the process had ended there. */
  failing = false;
  #wanted: { readonly run: string; readonly resolve: (progress: Progress) => void } | null = null;

  onProgress(progress: Progress): void {
    this.progress.push(progress);
    if (this.#wanted?.run === progress.run) this.#wanted.resolve(progress);
  }

  async onReport(report: Report): Promise<void> {
    this.reports.push(report);
    if (this.failing) throw new Error('not committed');
  }

  async onFault(run: string, fault: WorkerFault): Promise<void> {
    this.faults.push({ run, fault });
  }

  onUndelivered(run: string): void {
    this.undelivered.push(run);
  }

  /** The next progress of a run: the staged worker says its process id in it. */
  nextProgress(run: string): Promise<Progress> {
    return new Promise((resolve) => {
      this.#wanted = { run, resolve };
    });
  }

  get runs(): string[] {
    return this.reports.map(({ order }) => order.run);
  }
}

export function describeQueue(name: string, open: OpenQueue): void {
  describe(`queue: ${name}`, { timeout: START_LIMIT_MS }, () => {
    let folder: string;
    let told: Told;

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'rootbound-queue-'));
      told = new Told();
    });
    afterEach(async () => rm(folder, { recursive: true, force: true }));

    const stage = (run: string, behaviour: string): Order => ({
      run,
      source: { kind: 'command', name: 'staged', version: '1', directory: folder, run: behaviour },
      profile: 'quick',
      repeats: 1,
      callLimitMs: 1000,
      runLimitMs: 60_000,
    });
    const takes = async (run: string) => (await readFile(join(folder, run), 'utf8')).trim().split('\n').length;
    const started = async (): Promise<Queue> => {
      const queue = await open(folder);
      await queue.start(told);
      return queue;
    };

    test('brings progress and the report back, and forgets the order', async () => {
      await using queue = await started();
      expect(await queue.enqueue(stage('a', 'large-report'))).toBe(true);
      await queue.drain();
      expect(told.runs).toEqual(['a']);
      expect(told.progress.map(({ stage: word, done, total }) => ({ word, done, total }))).toEqual([
        { word: 'probe', done: 0, total: 1 },
      ]);
      expect(await queue.standing()).toEqual({ queued: 0, running: 0 });
    });

    test('takes an order with a known run id no second time', async () => {
      await using queue = await started();
      await queue.enqueue(stage('a', 'report'));
      expect(await queue.enqueue(stage('a', 'report'))).toBe(false);
      await queue.drain();
      expect(await takes('a')).toBe(1);
    });

    test('lets higher priority go first, then the order of arrival', async () => {
      await using queue = await open(folder);
      for (const run of ['a', 'b']) await queue.enqueue(stage(run, 'report'));
      await queue.enqueue(stage('c', 'report'), { priority: 5 });
      await queue.start(told);
      await queue.drain();
      expect(told.runs).toEqual(['c', 'a', 'b']);
    });

    test('keeps one worker for many orders', async () => {
      await using queue = await started();
      for (const run of ['a', 'b', 'c']) await queue.enqueue(stage(run, 'report'));
      await queue.drain();
      expect(new Set(told.progress.map(({ note }) => note)).size).toBe(1);
    });

    test('hears a report that arrives twice once', async () => {
      await using queue = await started();
      await queue.enqueue(stage('a', 'report-twice'));
      await queue.enqueue(stage('b', 'report'));
      await queue.drain();
      expect(told.runs).toEqual(['a', 'b']);
    });

    test('delivers again what was not committed, without running it again', async () => {
      told.failing = true;
      {
        await using queue = await started();
        await queue.enqueue(stage('a', 'report'));
        await queue.drain();
      }
      expect(told.undelivered).toEqual(['a']);
      told.failing = false;
      await using queue = await started();
      await queue.drain();
      expect(told.runs).toEqual(['a', 'a']);
      expect(await takes('a')).toBe(1);
      expect(await queue.standing()).toEqual({ queued: 0, running: 0 });
    });

    test('tells a final fault at once', async () => {
      await using queue = await started();
      await queue.enqueue(stage('a', 'fault'));
      await queue.drain();
      expect(told.faults).toEqual([
        { run: 'a', fault: { code: 'STAGED_FINAL', message: 'will not pass', retryable: false } },
      ]);
      expect(await takes('a')).toBe(1);
    });

    test('tries again after a fault that may pass, three times at most', async () => {
      await using queue = await started();
      await queue.enqueue(stage('a', 'passing-fault'));
      await queue.enqueue(stage('b', 'lasting-fault'));
      await queue.drain();
      expect(told.runs).toEqual(['a']);
      expect(told.faults.map(({ run, fault }) => [run, fault.code])).toEqual([['b', 'STAGED_PASSING']]);
      expect([await takes('a'), await takes('b')]).toEqual([2, 3]);
    });

    test('takes the order of a killed worker again', async () => {
      await using queue = await started();
      const working = told.nextProgress('a');
      await queue.enqueue(stage('a', 'wait-first'));
      await queue.enqueue(stage('b', 'report'));
      process.kill(Number((await working).note), 'SIGKILL');
      await queue.drain();
      expect(told.runs).toEqual(['a', 'b']);
      expect(await takes('a')).toBe(2);
    });

    test('gives an order up whose worker dies of it three times', async () => {
      await using queue = await started();
      await queue.enqueue(stage('a', 'die-at-once'));
      await queue.enqueue(stage('b', 'report'));
      await queue.drain();
      expect(told.faults.map(({ run, fault }) => [run, fault.code])).toEqual([['a', 'QUEUE_WORKER_LOST']]);
      expect(await takes('a')).toBe(3);
      expect(told.runs).toEqual(['b']);
    });

    test('neither loses nor doubles the report of a worker killed while it sends', async () => {
      await using queue = await started();
      await queue.enqueue(stage('a', 'report-and-die'));
      await queue.enqueue(stage('b', 'report'));
      await queue.drain();
      expect(told.runs).toEqual(['a', 'b']);
      expect(await takes('a')).toBe(1);
    });

    test('calls what is no report garbled', async () => {
      await using queue = await started();
      await queue.enqueue(stage('a', 'no-report'));
      await queue.drain();
      expect(told.faults.map(({ run, fault }) => [run, fault.code])).toEqual([['a', 'QUEUE_REPORT_GARBLED']]);
    });

    test('goes on after a restart with what waited and what ran', async () => {
      {
        await using queue = await started();
        const working = told.nextProgress('a');
        await queue.enqueue(stage('a', 'wait-first'));
        await queue.enqueue(stage('b', 'report'));
        await working;
      }
      expect(told.runs).toEqual([]);
      await using queue = await started();
      await queue.drain();
      expect(told.runs).toEqual(['a', 'b']);
      expect([await takes('a'), await takes('b')]).toEqual([2, 1]);
    });

    test('cancels what waits and what runs, and nothing else', async () => {
      await using queue = await started();
      const working = told.nextProgress('a');
      await queue.enqueue(stage('a', 'wait-for-cancel'));
      await queue.enqueue(stage('b', 'report'));
      await queue.enqueue(stage('c', 'report'));
      await working;
      expect(await queue.cancel('b')).toBe(true);
      expect(await queue.cancel('a')).toBe(true);
      expect(await queue.cancel('never-was')).toBe(false);
      await queue.drain();
      expect(await queue.cancel('c')).toBe(false);
      expect(told.runs).toEqual(['c']);
      expect(told.faults.map(({ run, fault }) => [run, fault.code])).toEqual([
        ['b', 'QUEUE_CANCELLED'],
        ['a', 'QUEUE_CANCELLED'],
      ]);
    });
  });
}
