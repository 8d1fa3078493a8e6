/**
 * One long-lived worker process that carries out one order at a time.
 * It counts as lost only when it has ended *and* its channel is empty: a report sent just before the end still counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import type { Order, Progress } from '@rootbound/core/order';
import { parseFromWorker, type ToWorker } from '../message.ts';
import type { Ending } from './order-table.ts';

export interface WorkerLaunch {
  /** The module that the process runs. */
  readonly entry: string;
  /** Its whole environment. */
  readonly environment: Readonly<Record<string, string>>;
}

export type WorkerEnd = Ending | { readonly kind: 'lost'; readonly how: string };

/** How long a worker may take to put its work down, before it is killed. */
const STOP_LIMIT_MS = 5000;
/** How much longer than its own limit a run may take before the worker counts as hung. */
const HUNG_AFTER_MS = 30_000;

interface Current {
  readonly run: string;
  onProgress(progress: Progress): void;
  settle(end: WorkerEnd): void;
}

export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<string>;
  #current: Current | null = null;
  #lost = false;

  constructor(launch: WorkerLaunch) {
    this.#child = fork(launch.entry, [], {
      execPath: process.execPath,
      execArgv: [],
      env: { ...launch.environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#gone = waitUntilGone(this.#child).then((how) => {
      this.#lost = true;
      this.#settle({ kind: 'lost', how });
      return how;
    });
    this.#child.on('message', (raw) => this.#receive(raw));
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** Never rejects: whatever becomes of the process is an end of the order. */
  async take(order: Order, onProgress: (progress: Progress) => void): Promise<WorkerEnd> {
    if (this.#lost) return { kind: 'lost', how: await this.#gone };
    const { promise, resolve } = Promise.withResolvers<WorkerEnd>();
    this.#current = { run: order.run, onProgress, settle: resolve };
    this.#send({ kind: 'order', order });
    const hung = setTimeout(() => this.#child.kill('SIGKILL'), order.runLimitMs + HUNG_AFTER_MS);
    try {
      return await promise;
    } finally {
      clearTimeout(hung);
    }
  }

  /** Asks for the run to be put down; a worker that does not is killed. */
  cancel(run: string): void {
    if (this.#current?.run !== run) return;
    this.#send({ kind: 'cancel', run });
    const impatience = setTimeout(() => {
      if (this.#current?.run === run) this.#child.kill('SIGKILL');
    }, STOP_LIMIT_MS);
    void this.#gone.then(() => clearTimeout(impatience));
    impatience.unref();
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const impatience = setTimeout(() => this.#child.kill('SIGKILL'), STOP_LIMIT_MS);
    await this.#gone;
    clearTimeout(impatience);
  }

  #send(message: ToWorker): void {
    // A process that is already gone is told by its end, not here.
    this.#child.send(message, () => undefined);
  }

  #receive(raw: unknown): void {
    const message = parseFromWorker(raw);
    const run = message?.kind === 'progress' ? message.progress.run : message?.run;
    if (message === null || this.#current === null || run !== this.#current.run) return;
    if (message.kind === 'progress') return this.#current.onProgress(message.progress);
    this.#settle(message);
  }

  #settle(end: WorkerEnd): void {
    const current = this.#current;
    this.#current = null;
    current?.settle(end);
  }
}

/** Resolves with how the process ended, once it has and its channel has been read to the end. */
async function waitUntilGone(child: ChildProcess): Promise<string> {
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
    child.once('error', (cause) => resolve(cause.message));
  });
  const read = new Promise<void>((resolve) => {
    if (!child.connected) return resolve();
    child.once('disconnect', () => resolve());
  });
  const [how] = await Promise.all([ended, read]);
  return how;
}
