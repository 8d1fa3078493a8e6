/**
 * Runs as they are at this moment: what the store knows, what the worker said last, and who listens.
 * Progress is kept in memory only; a run that goes on after a restart says the next one soon.
 */
import type { Event } from '@rootbound/contract/run';
import type { RunRow } from '@rootbound/contract/server';
import type { Progress } from '@rootbound/core/order';
import type { Store } from '@rootbound/store/open';
import type { RunRecord } from '@rootbound/store/repositories/runs';

export type Listener = (event: Event) => void;

const NOTHING_SAID = { done: 0, total: 0 };
const NO_MATRIX = { headline: null, relation: null, traits: [], tally: null, isolated: null, witnessed: null };

export class LiveRuns {
  readonly #store: Store;
  readonly #now: () => Date;
  readonly #progress = new Map<string, Progress>();
  readonly #listeners = new Set<Listener>();

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** Tells every change until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What a listener must know to follow what comes: the newest runs, oldest first, and their last progress. */
  state(limit: number): readonly Event[] {
    const rows = this.#store.runs
      .newest(limit)
      .toReversed()
      .map((record) => this.rowOf(record));
    const runs = rows.map((data): Event => ({ event: 'run', data }));
    return [...runs, ...[...this.#progress.values()].map((data): Event => ({ event: 'progress', data }))];
  }

  rowOf(record: RunRecord): RunRow {
    const { order, sum, ...rest } = record;
    const waiting = { ...NOTHING_SAID, stage: record.state === 'queued' ? 'queued' : '' };
    const { stage, done, total } = this.#progress.get(record.run) ?? waiting;
    const { headline, relation, traits, tally, isolated, witnessed } = sum ?? NO_MATRIX;
    return {
      ...rest,
      source: order.source,
      profile: order.profile,
      isolated,
      witnessed,
      headline,
      relation,
      traits: [...traits],
      tally,
      stage,
      done,
      total,
    };
  }

  onProgress(progress: Progress): void {
    const first = !this.#progress.has(progress.run);
    this.#progress.set(progress.run, progress);
    if (first && this.#store.runs.markRunning(progress.run, this.#now().toISOString())) this.onChange(progress.run);
    this.#tell({ event: 'progress', data: progress });
  }

  /** A run was ordered, has begun or has ended. */
  onChange(run: string): void {
    const record = this.#store.runs.find(run);
    if (record === null) return;
    if (record.state !== 'queued' && record.state !== 'running') this.#progress.delete(run);
    this.#tell({ event: 'run', data: this.rowOf(record) });
  }

  #tell(event: Event): void {
    for (const listener of this.#listeners) listener(event);
  }
}
