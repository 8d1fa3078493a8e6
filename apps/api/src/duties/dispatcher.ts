/**
 * From what somebody asks for to an order in the queue.
 * The store first, then the queue: a run that the queue never got is found again at the next start.
 */
import type { RunRow } from '@rootbound/contract/server';
import type { Order } from '@rootbound/core/order';
import { type Profile, PROFILE_REPEATS } from '@rootbound/core/profile';
import type { ServerSource } from '@rootbound/core/server';
import type { Queue } from '@rootbound/queue/port';
import type { Store } from '@rootbound/store/open';
import type { LiveRuns } from '../live-runs.ts';

export interface DispatcherOptions {
  readonly store: Store;
  readonly queue: Queue;
  readonly live: LiveRuns;
  now(): Date;
  mintRun(): string;
}

const CALL_LIMIT_MS = 10_000;
const RUN_LIMIT_MS = 30 * 60_000;

export class Dispatcher {
  readonly #options: DispatcherOptions;

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  /** Orders a run. `wish`: the wish of the first start that it fulfils. */
  async dispatch(source: ServerSource, profile: Profile, wish?: string): Promise<RunRow> {
    const { store, queue, live, now, mintRun } = this.#options;
    const run = mintRun();
    const repeats = PROFILE_REPEATS[profile];
    const order: Order = { run, source, profile, repeats, callLimitMs: CALL_LIMIT_MS, runLimitMs: RUN_LIMIT_MS };
    const orderedAt = now().toISOString();
    if (wish === undefined) store.runs.add(order, orderedAt);
    else store.firstStart.order(wish, { order, orderedAt });
    await queue.enqueue(order);
    live.onChange(run);
    const record = store.runs.find(run);
    if (record === null) throw new Error(`the run ${run} was ordered and is not there`);
    return live.rowOf(record);
  }

  /** Puts back into the queue what an earlier process left unfinished; says which runs these are. */
  async resume(): Promise<readonly string[]> {
    const { store, queue } = this.#options;
    const unfinished = store.runs.unfinished();
    for (const { order } of unfinished) await queue.enqueue(order);
    return unfinished.map(({ run }) => run);
  }
}
