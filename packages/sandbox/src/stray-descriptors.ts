/**
 * Descriptors that our own starter left open, and that every child would inherit: a way out of a sandbox.
 * Node opens its own so that children do not get them; what came from outside is covered with the null device.
 */
import type { IOType } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { listNames } from './tree-watch.ts';

const CLOSE_ON_EXEC = 0o2000000;

let nullDevice: number | undefined;

/** The descriptors of a child: `wanted` from 0 on, the null device wherever a stray one would show. */
export function coverStrays(wanted: readonly IOType[]): (IOType | number)[] {
  const covered: (IOType | number)[] = [...wanted];
  for (const stray of findStrays()) {
    if (stray < wanted.length) continue;
    while (covered.length < stray) covered.push('ignore');
    nullDevice ??= openSync('/dev/null', 'r+');
    covered[stray] = nullDevice;
  }
  return covered;
}

function findStrays(): number[] {
  const open = listNames('/proc/self/fdinfo').map(Number).filter(Number.isInteger);
  return open.filter((descriptor) => descriptor > 2 && isInherited(descriptor));
}

function isInherited(descriptor: number): boolean {
  try {
    const flags = /^flags:\s+([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
  } catch {
    return false; // The descriptor that read the listing itself.
  }
}
