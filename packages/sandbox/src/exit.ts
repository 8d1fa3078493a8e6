/** How a process ended, in words. A shell-encoded status above 128 is read as the signal that it stands for. */
import { constants } from 'node:os';
import type { Exit } from './port.ts';

/** Of Node's own pair: one of the two is null. */
export function describeExit(code: number | null, signal: NodeJS.Signals | null): Exit {
  return signal ?? `exit ${code ?? 'unknown'}`;
}

/** Of a wrapper that reports a killed child as 128 + signal. */
export function describeStatus(status: number): Exit {
  const name = Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0];
  return status > 128 && name !== undefined ? name : `exit ${status}`;
}
