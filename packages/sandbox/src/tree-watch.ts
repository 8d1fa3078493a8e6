/**
 * Watches the threads of a process tree from outside, to tell when all of them sleep and none has run.
 * The scheduler's own counters decide, not the time: on a loaded machine a thread that waits for a processor is busy.
 * Files below /proc stay open between samples, since opening them is ten times dearer than reading them.
 */
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

const SLEEPING = 'S';
const RESTING = new Set([SLEEPING, 'Z', 'X', 'T', 'I']);

interface Thread {
  readonly stat: number;
  /** -1 where the kernel keeps no scheduler statistics. */
  readonly schedule: number;
}

const buffer = Buffer.alloc(1024);

/** Opens files lazily and closes them when disposed. Never throws for a process that is gone. */
export class TreeWatch implements Disposable {
  readonly #root: number;
  readonly #threads = new Map<string, Thread>();
  /** Processes known not to belong to the tree. */
  #strangers = new Set<number>();
  #members = new Set<number>();

  constructor(root: number) {
    this.#root = root;
  }

  /** Process ids of the tree, the root first. */
  get members(): ReadonlySet<number> {
    return this.#members;
  }

  /** Looks who belongs to the tree now. True when it is not who it was. */
  refresh(): boolean {
    this.#members = this.#findMembers();
    const found = new Set<string>();
    for (const pid of this.#members) {
      for (const thread of listNames(`/proc/${pid}/task`)) found.add(`/proc/${pid}/task/${thread}`);
    }
    let altered = false;
    for (const path of this.#threads.keys()) if (!found.has(path)) altered = this.#forget(path);
    for (const path of found) if (!this.#threads.has(path)) altered = this.#open(path) || altered;
    return altered;
  }

  /** All counters as one text. Equal texts mean that no known thread began or ended to run. Null when one is gone. */
  readCounters(): string | null {
    const counters: string[] = [];
    for (const { stat, schedule } of this.#threads.values()) {
      const text = schedule === -1 ? readTimes(stat) : readOpen(schedule);
      if (text === null) return null;
      counters.push(text);
    }
    return counters.join(' ');
  }

  /** Whether every known thread sleeps. A disk wait, a tracing stop and a wait for a processor are no sleep. */
  isAsleep(): boolean {
    for (const { stat } of this.#threads.values()) {
      const text = readOpen(stat);
      if (text === null || !RESTING.has(readState(text))) return false;
    }
    return this.#threads.size > 0;
  }

  [Symbol.dispose](): void {
    for (const path of [...this.#threads.keys()]) this.#forget(path);
  }

  #findMembers(): Set<number> {
    const pids = listNames('/proc').map(Number).filter(Number.isInteger);
    const parents = new Map<number, number>();
    for (const pid of pids) if (!this.#strangers.has(pid)) parents.set(pid, readParent(pid));
    const members = collectDescendants(this.#root, parents);
    this.#strangers = new Set(pids.filter((pid) => !members.has(pid)));
    return members;
  }

  #open(path: string): boolean {
    const stat = openQuietly(`${path}/stat`);
    if (stat === -1) return false;
    this.#threads.set(path, { stat, schedule: keepsScheduleStatistics() ? openQuietly(`${path}/schedstat`) : -1 });
    return true;
  }

  #forget(path: string): true {
    const thread = this.#threads.get(path);
    if (thread !== undefined) {
      closeSync(thread.stat);
      if (thread.schedule !== -1) closeSync(thread.schedule);
      this.#threads.delete(path);
    }
    return true;
  }
}

/** The root and all that descends from it, by a table of parents. */
export function collectDescendants(root: number, parents: ReadonlyMap<number, number>): Set<number> {
  const members = new Set<number>(parents.has(root) ? [root] : []);
  let before = -1;
  while (members.size !== before) {
    before = members.size;
    for (const [pid, parent] of parents) if (members.has(parent)) members.add(pid);
  }
  return members;
}

/** The parent of a process, or -1 when it is gone. */
export function readParent(pid: number): number {
  return Number(readStat(pid)?.[1] ?? -1);
}

/** Fields of /proc/PID/stat from the state on, or null when the process is gone. */
export function readStat(pid: number): readonly string[] | null {
  try {
    return splitStat(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return null; // Gone between the listing and the reading.
  }
}

/** Entries of a directory, or none when it is gone. */
export function listNames(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // Gone, or no such file system here.
  }
}

// The name of a program may hold blanks and brackets; the fields start behind the last bracket.
function splitStat(text: string): string[] {
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function readState(stat: string): string {
  return stat.charAt(stat.lastIndexOf(')') + 2);
}

function readTimes(stat: number): string | null {
  const text = readOpen(stat);
  return text === null ? null : splitStat(text).slice(11, 13).join('+');
}

function readOpen(descriptor: number): string | null {
  try {
    return buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, buffer.length, 0));
  } catch {
    return null; // ESRCH: the thread ended.
  }
}

function openQuietly(path: string): number {
  try {
    return openSync(path, 'r');
  } catch {
    return -1; // Gone, or not kept by this kernel.
  }
}

let statistics: boolean | undefined;

function keepsScheduleStatistics(): boolean {
  statistics ??= /[1-9]/.test(
    listNames('/proc/self').includes('schedstat') ? readFileSync('/proc/self/schedstat', 'latin1') : '',
  );
  return statistics;
}
