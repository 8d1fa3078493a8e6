/**
 * Starts servers with bubblewrap: no network, no host files, a read-only system, limits, and one namespace to kill.
 * Options go in through a descriptor, since process 1 is bubblewrap and the server may read its command line.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { awaitSpawn, confine } from '../confined.ts';
import { SandboxStartFault, SandboxUnreachableFault } from '../errors.ts';
import { describeExit, describeStatus } from '../exit.ts';
import { limitCommand } from '../limits.ts';
import { chooseOwner, type Owner } from '../owner.ts';
import type { Confined, Exit, LaunchPlan, Mounts, Sandbox } from '../port.ts';
import { killProcess, readIdentity } from '../process-end.ts';
import { findObstacle } from '../reachable.ts';
import { coverStrays } from '../stray-descriptors.ts';
import { noWitness } from '../witness/none.ts';
import { straceCommand } from '../witness/strace/command.ts';
import { openRecord, straceWitness } from '../witness/strace/record.ts';
import { StraceTrace } from '../witness/strace/trace.ts';
import { assembleArguments, DESCRIPTORS, SANDBOX_VIEW } from './bubblewrap-arguments.ts';
import { type Equipment, findEquipment } from './bubblewrap-equipment.ts';

const PRLIMIT = '/usr/bin/prlimit';

export interface BubblewrapOptions {
  readonly workDirectory: string;
  /** Watched by strace, which is tried together with the sandbox. */
  readonly witnessed: boolean;
}

/** A sandbox that has not been tried yet; throws where something it is made of is not there. */
export async function createBubblewrap({ workDirectory, witnessed }: BubblewrapOptions): Promise<Sandbox> {
  const owner = chooseOwner();
  const equipment = await findEquipment(workDirectory, owner);
  const ground: Launching = { equipment, owner, witnessed };
  return {
    kind: 'bubblewrap',
    isolated: true,
    note: describe(equipment),
    owner,
    witness: witnessed ? straceWitness(equipment.filter !== null) : noWitness,
    view: () => SANDBOX_VIEW,
    async start(plan) {
      await requireMounts(plan.mounts, owner);
      return start(plan, ground);
    },
  };
}

function describe(equipment: Equipment): string {
  const base = `bubblewrap ${equipment.version}: no network, no host files, a read-only system, limits`;
  return equipment.filter === null ? `${base}; no system call filter, since ${process.arch} has no table here` : base;
}

async function requireMounts(mounts: Mounts, owner: Owner | null): Promise<void> {
  const paths = [mounts.fixture, mounts.home, mounts.etc, mounts.package];
  const obstacles = await Promise.all(paths.map((path) => findObstacle(path, owner)));
  for (const [index, obstacle] of obstacles.entries()) {
    if (obstacle !== null) throw new SandboxUnreachableFault(paths[index] ?? '', obstacle);
  }
}

interface Launching {
  readonly equipment: Equipment;
  readonly owner: Owner | null;
  readonly witnessed: boolean;
}

async function start(plan: LaunchPlan, { equipment, owner, witnessed }: Launching): Promise<Confined> {
  const command = [...limitCommand(PRLIMIT, plan.limits, true), ...plan.command];
  const file = witnessed ? openRecord(plan.mounts, owner) : null;
  const watched = file === null ? [] : straceCommand({ file, mostBytes: plan.limits.recordBytes });
  const [program = equipment.program, ...rest] = [...watched, equipment.program];
  const child = spawn(program, [...rest, '--args', String(DESCRIPTORS.arguments), '--', ...command], {
    ...owner,
    cwd: '/',
    env: {},
    detached: true, // An interrupt typed at our terminal is ours, not the server's.
    stdio: coverStrays(['pipe', 'pipe', 'pipe', 'pipe', 'pipe', 'pipe']),
  });
  const status = followStatus(child);
  await awaitSpawn(child);
  const options = assembleArguments(plan, equipment).map((option) => `${option}\0`);
  pipeAt(child, DESCRIPTORS.arguments).end(options.join(''));
  pipeAt(child, DESCRIPTORS.filter).end(equipment.filter ?? Buffer.alloc(0));
  const inner = await status.inner;
  if (inner === null)
    throw new SandboxStartFault(`bubblewrap ended at once: ${await readText(child)}`, { retryable: true });
  const identity = readIdentity(inner);
  const trace = file === null ? null : new StraceTrace(file, plan.command[0] ?? '');
  return confine({
    child,
    exited: status.exited,
    ...(trace === null ? {} : { trace }),
    // When process 1 of the namespace dies the kernel kills the rest, and only then reports its death.
    async kill() {
      if (identity !== null) await killProcess(identity);
      // strace ends by itself when all that it watches has ended, and has then written all of it.
      if (trace === null) child.kill('SIGKILL');
      await status.exited;
    },
  });
}

interface Status {
  /** Process 1 of the namespace as we see it; null when bubblewrap gave up before it made one. */
  readonly inner: Promise<number | null>;
  readonly exited: Promise<Exit>;
}

/** Reads bubblewrap's own account of what it started: one JSON object a line. */
function followStatus(child: ChildProcess): Status {
  const inner = Promise.withResolvers<number | null>();
  const ended = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<Exit>();
  let text = '';
  pipeAt(child, DESCRIPTORS.status)
    .setEncoding('utf8')
    .on('data', (chunk: string) => {
      text += chunk;
      const pid = findNumber(text, 'child-pid');
      if (pid !== null) inner.resolve(pid);
    })
    .on('close', () => {
      inner.resolve(null);
      ended.resolve();
    });
  child.once('exit', (code, signal) => {
    void ended.promise.then(() => {
      const status = findNumber(text, 'exit-code');
      exited.resolve(status === null ? describeExit(code, signal) : describeStatus(status));
    });
  });
  return { inner: inner.promise, exited: exited.promise };
}

function findNumber(text: string, key: string): number | null {
  const found = new RegExp(`"${key}": (\\d+)`).exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function pipeAt(child: ChildProcess, descriptor: number): Duplex {
  const pipe = child.stdio[descriptor];
  if (pipe === null || pipe === undefined) throw new SandboxStartFault(`descriptor ${descriptor} was not opened`);
  pipe.on('error', () => {}); // bubblewrap ended before it read; its exit says so.
  return pipe as Duplex; // Descriptors above 2 that are asked for as 'pipe' are sockets, both ways.
}

async function readText(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stderr ?? []) text += String(chunk);
  return text.trim();
}
