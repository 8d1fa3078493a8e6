/**
 * Names that say which process made something, so that what a killed one left can be told from what a living one uses.
 * By number, start time and process namespace: numbers come back, and containers number for themselves.
 */
import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { isAlive, readIdentity } from '../process-end.ts';

const NAME = /^(\d+)-(\d+)-(\d+)-[\w-]+$/;

/** A name of this process: namespace, number, start time, and something unique. */
export function nameSpace(): string {
  const startedAt = readIdentity(process.pid)?.startedAt ?? '0';
  return `${readNamespace()}-${process.pid}-${startedAt}-${randomUUID()}`;
}

/** Whether the process that gave the name is gone. Null where that cannot be told from here. */
export function isOrphan(name: string): boolean | null {
  const [, namespace, pid = '', startedAt = ''] = NAME.exec(name) ?? [];
  if (namespace === undefined || namespace !== readNamespace()) return null;
  return startedAt === '0' ? !answers(Number(pid)) : !isAlive({ pid: Number(pid), startedAt });
}

function readNamespace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0'; // No such thing on this platform.
  }
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
