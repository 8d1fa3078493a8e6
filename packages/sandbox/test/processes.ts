/** Processes of the host whose command line holds a text. */
import { readdirSync, readFileSync } from 'node:fs';

export function findProcesses(text: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && readCommandLine(pid).includes(text));
}

function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // Gone since the listing.
  }
}
