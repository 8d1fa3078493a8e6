/**
 * Carries out orders with the best sandbox of this machine.
 * The sandbox is chosen once, at the first order: choosing really starts something in it, and orders that arrive
 * meanwhile must find somebody who listens.
 */
import { execute } from '@rootbound/prober/execute';
import type { CarryOut } from '@rootbound/queue/take-orders';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import type { Sandbox } from '@rootbound/sandbox/port';
import type { WorkerConfig } from './config.ts';

export function makeWorker({ workDirectory, parallel, witness, cacheBytes }: WorkerConfig): CarryOut {
  let chosen: Promise<Sandbox> | null = null;
  return async (order, { signal, onProgress }) => {
    chosen ??= chooseSandbox({ workDirectory, witness });
    return execute(order, { sandbox: await chosen, workDirectory, signal, parallel, cacheBytes, onProgress });
  };
}
