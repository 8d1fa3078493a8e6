/**
 * Ends a process tree that no namespace holds together: descendants, the group, the session, and whoever has its HOME.
 * Looks again after every round, since a process may fork while it is being looked for.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { SandboxNotEmptiedFault } from './errors.ts';
import { type Identity, isAlive, readIdentity, signalProcess } from './process-end.ts';
import { collectDescendants, listNames, readStat } from './tree-watch.ts';

export interface Tree {
  /** The leader of the group and the session. */
  readonly root: number;
  /** The HOME that no process outside the tree has. */
  readonly home: string;
}

const PATIENCE_MS = 10_000;
const GAP_MS = 2;
const PARENT = 1;
const GROUP = 2;
const SESSION = 3;

/** Kills until nothing of the tree is found, and throws where something survives. */
export async function killTree(tree: Tree): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  const known = new Map<number, Identity>();
  for (;;) {
    for (const identity of findMembers(tree)) known.set(identity.pid, identity);
    const alive = [...known.values()].filter(isAlive);
    if (alive.length === 0) return;
    if (performance.now() > end) throw new SandboxNotEmptiedFault(alive.map(({ pid }) => pid));
    for (const identity of alive) signalProcess(identity);
    await delay(GAP_MS);
  }
}

function findMembers({ root, home }: Tree): Identity[] {
  const parents = new Map<number, number>();
  const members = new Set<number>();
  for (const pid of listNames('/proc').map(Number).filter(Number.isInteger)) {
    const stat = readStat(pid);
    if (stat === null) continue;
    parents.set(pid, Number(stat[PARENT]));
    const leads = Number(stat[GROUP]) === root || Number(stat[SESSION]) === root;
    if (leads || hasHome(pid, home)) members.add(pid);
  }
  for (const member of [root, ...members]) {
    for (const pid of collectDescendants(member, parents)) members.add(pid);
  }
  return [...members].map(readIdentity).filter((identity) => identity !== null);
}

function hasHome(pid: number, home: string): boolean {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`.includes(
      `\0HOME=${Buffer.from(home).toString('latin1')}\0`,
    );
  } catch {
    return false; // Another user's, or gone: a process of ours can be read.
  }
}
