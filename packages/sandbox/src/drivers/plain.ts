/**
 * Starts servers as ordinary processes: limits and a clean environment, but no isolation. Loud in every note.
 * As root the real uid is dropped all the same; a server that leaves its group is found by the HOME it was given.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { awaitSpawn, confine } from '../confined.ts';
import { describeExit } from '../exit.ts';
import { limitCommand } from '../limits.ts';
import { placeNode } from '../node-binary.ts';
import { chooseOwner, type Owner } from '../owner.ts';
import type { Confined, Exit, LaunchPlan, Mounts, Sandbox } from '../port.ts';
import { isReachable } from '../reachable.ts';
import { coverStrays } from '../stray-descriptors.ts';
import { killTree } from '../tree-end.ts';
import { noWitness } from '../witness/none.ts';

export interface PlainOptions {
  readonly workDirectory: string;
  /** Why there is no better sandbox, for people. */
  readonly reason: string;
}

interface Ground {
  readonly owner: Owner | null;
  readonly node: string;
  readonly prlimit: string | null;
}

const PRLIMIT = '/usr/bin/prlimit';

/** The sandbox that isolates nothing. */
export async function createPlain({ workDirectory, reason }: PlainOptions): Promise<Sandbox> {
  const owner = chooseOwner();
  const prlimit = (await isReachable(PRLIMIT, null)) ? PRLIMIT : null;
  const ground: Ground = { owner, prlimit, node: await placeNode(workDirectory, owner) };
  const limits = prlimit === null ? 'no limits' : 'limits per process only';
  return {
    kind: 'plain',
    isolated: false,
    note: `NOT ISOLATED: servers see this machine's files and network, with ${limits} (${reason})`,
    owner,
    witness: noWitness,
    view: (mounts) => ({ ...mounts, temp: tempBeside(mounts), node: ground.node }),
    start: (plan) => start(plan, ground),
  };
}

/** Not in the home, where it would look like something that the server wrote. */
function tempBeside(mounts: Mounts): string {
  return `${mounts.home}-temp`;
}

async function start(plan: LaunchPlan, ground: Ground): Promise<Confined> {
  const temp = tempBeside(plan.mounts);
  await mkdir(temp, { recursive: true });
  if (ground.owner !== null) await chown(temp, ground.owner.uid, ground.owner.gid);
  // A process count binds the whole user; only the dropped user has nothing else running.
  const limits = ground.prlimit === null ? [] : limitCommand(ground.prlimit, plan.limits, ground.owner !== null);
  const [program = '', ...rest] = [...limits, ...plan.command];
  const child = spawn(program, rest, {
    ...ground.owner,
    cwd: plan.directory,
    env: {
      HOME: plan.mounts.home,
      PATH: `${dirname(ground.node)}:/usr/local/bin:/usr/bin:/bin`,
      LANG: 'C.UTF-8',
      USER: 'dev',
      TMPDIR: temp,
      ...plan.environment,
    },
    detached: true,
    stdio: coverStrays(['pipe', 'pipe', 'pipe']),
  });
  const exited = followExit(child);
  const root = await awaitSpawn(child);
  return confine({
    child,
    exited,
    async kill() {
      await killTree({ root, home: plan.mounts.home });
      await exited;
    },
  });
}

function followExit(child: ChildProcess): Promise<Exit> {
  const exited = Promise.withResolvers<Exit>();
  child.once('exit', (code, signal) => exited.resolve(describeExit(code, signal)));
  return exited.promise;
}
