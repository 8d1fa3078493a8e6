/**
 * Waits until a process tree has nothing left to do of its own accord.
 * Samples, since no event tells that a foreign thread fell asleep; three equal ones with a last look at who belongs to it.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { TreeWatch } from './tree-watch.ts';

const SAMPLES = 3;
const GAP_MS = 1;

export interface SettleOptions {
  readonly deadlineMs: number;
  isGone(): boolean;
}

/** True once all threads sleep and none ran over the samples; false at the deadline, or when the tree is gone. */
export async function settleTree(watch: TreeWatch, options: SettleOptions): Promise<boolean> {
  const end = performance.now() + options.deadlineMs;
  let before: string | null = null;
  let equal = 0;
  while (!options.isGone()) {
    const counters = watch.readCounters();
    if (counters !== null && counters === before) {
      equal += 1;
      if (equal >= SAMPLES && isConfirmed(watch, counters)) return true;
    } else {
      watch.refresh();
      before = watch.readCounters();
      equal = 1;
    }
    if (performance.now() >= end) return false;
    await delay(GAP_MS);
  }
  return false;
}

/**
 * A process started before the first equal sample, and not known until now, would have escaped the counters.
 * They are read last: a thread that runs without a break moves them only when it goes to sleep, which it may have done
 * after the thread that it woke was seen asleep.
 */
function isConfirmed(watch: TreeWatch, counters: string): boolean {
  return !watch.refresh() && watch.isAsleep() && watch.readCounters() === counters;
}
