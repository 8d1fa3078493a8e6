/**
 * Runs as they go: the newest row and progress of each, from the API's server-sent events.
 * A lost stream keeps its numbers and says so; whoever shows a list reads it again when `settled` counts up.
 */
import { ROUTES } from '@rootbound/contract/routes';
import type { RunRow } from '@rootbound/contract/server';
import type { Progress } from '@rootbound/core/order';
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

const KEY = Symbol('live');

export class Live {
  readonly #rows = new SvelteMap<string, RunRow>();
  readonly #progress = new SvelteMap<string, Progress>();
  #lost = $state(false);
  #settled = $state(0);

  /** No events arrive at the moment; the browser tries again by itself. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Counts rows that came with a new state, and reconnections: a reason to read a list again. */
  get settled(): number {
    return this.#settled;
  }

  /** Listens until the returned function is called. */
  follow(): () => void {
    const source = new EventSource(ROUTES.events);
    source.addEventListener('open', () => {
      if (this.#lost) this.#settled += 1;
      this.#lost = false;
    });
    source.addEventListener('error', () => {
      this.#lost = true;
    });
    // Events carry what the contract says: the same build serves both ends.
    source.addEventListener('progress', (event) => this.#hear(JSON.parse(event.data) as Progress));
    source.addEventListener('run', (event) => this.note(JSON.parse(event.data) as RunRow));
    return () => source.close();
  }

  /** Takes a row in: one from the stream, or one that an order has just answered. */
  note(row: RunRow): void {
    const before = this.#rows.get(row.run);
    this.#rows.set(row.run, row);
    if (before?.state !== row.state) this.#settled += 1;
  }

  /** The row as it is now: what the list said, overtaken by events. */
  now(row: RunRow): RunRow {
    const told = this.#rows.get(row.run);
    const newest = told !== undefined && (isOver(told) || !isOver(row)) ? told : row;
    const progress = this.#progress.get(row.run);
    if (progress === undefined || isOver(newest)) return newest;
    const state = progress.stage === 'queued' ? 'queued' : 'running';
    return { ...newest, state, stage: progress.stage, done: progress.done, total: progress.total };
  }

  /** What the last progress said in words. */
  noteOf(run: string): string {
    return this.#progress.get(run)?.note ?? '';
  }

  /** Rows that the stream alone knows, newest first. */
  get rows(): readonly RunRow[] {
    return [...this.#rows.values()].map((row) => this.now(row)).reverse();
  }

  #hear(progress: Progress): void {
    this.#progress.set(progress.run, progress);
  }
}

/** Whether nothing more will happen to a run. */
export function isOver(row: RunRow): boolean {
  return row.state !== 'queued' && row.state !== 'running';
}

export function provideLive(): Live {
  return setContext(KEY, new Live());
}

export function useLive(): Live {
  return getContext<Live>(KEY);
}
