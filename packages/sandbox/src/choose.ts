/**
 * Chooses the sandbox of this machine by really starting something in it.
 * An installed program proves nothing: containers and kernels refuse namespaces in many ways.
 */
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type BubblewrapOptions, createBubblewrap } from './drivers/bubblewrap.ts';
import { createPlain } from './drivers/plain.ts';
import { SandboxStartFault } from './errors.ts';
import type { LaunchPlan, Mounts, Sandbox } from './port.ts';
import { noWitness } from './witness/none.ts';
import type { Witness } from './witness/port.ts';

export interface ChooseOptions {
  /** Where fixtures will stand; what the rehearsal needs is made there and removed. Absolute. */
  readonly workDirectory: string;
  /** Only this kind; without it, bubblewrap where it works and else plain. */
  readonly prefer?: Sandbox['kind'];
  /** Whether a witness is wanted. Where it does not work here, there is none, and the sandbox says so. */
  readonly witness?: boolean;
}

const REHEARSAL_LIMITS: LaunchPlan['limits'] = {
  processes: 64,
  memoryBytes: 2 ** 31,
  fileBytes: 2 ** 20,
  openFiles: 256,
  cpuSeconds: 30,
  tempBytes: 2 ** 20,
  recordBytes: 2 ** 28,
};

/** The best sandbox that works here; its note says what it gives, or why it is no better one. */
export async function chooseSandbox(options: ChooseOptions): Promise<Sandbox> {
  const { workDirectory, prefer, witness = false } = options;
  await mkdir(workDirectory, { recursive: true });
  if (prefer === 'plain') return createPlain({ workDirectory, reason: 'asked for' });
  const watched = witness ? await tryBubblewrap({ workDirectory, witnessed: true }) : 'not asked for';
  if (typeof watched !== 'string') return watched;
  const attempt = await tryBubblewrap({ workDirectory, witnessed: false });
  if (typeof attempt !== 'string') return { ...attempt, witness: lackOf(watched) };
  if (prefer === 'bubblewrap') throw new SandboxStartFault(`bubblewrap does not work here: ${attempt}`);
  return createPlain({ workDirectory, reason: `${attempt}${warnOfTemp(workDirectory)}` });
}

/** Why nothing is witnessed, beside what that means. */
function lackOf(reason: string): Witness {
  return { ...noWitness, note: `${noWitness.note} (${reason})` };
}

async function tryBubblewrap(options: BubblewrapOptions): Promise<Sandbox | string> {
  if (process.platform !== 'linux') return `bubblewrap needs Linux, this is ${process.platform}`;
  try {
    const sandbox = await createBubblewrap(options);
    const failure = await rehearse(sandbox, options.workDirectory);
    return failure ?? sandbox;
  } catch (fault) {
    if (fault instanceof SandboxStartFault) return fault.message;
    throw fault;
  }
}

/** Starts Node with all real options; null when it answered, else what was said instead. */
async function rehearse(sandbox: Sandbox, workDirectory: string): Promise<string | null> {
  const base = await mkdtemp(join(workDirectory, 'rehearsal-'));
  try {
    const mounts = await makeMounts(sandbox, base);
    const view = sandbox.view(mounts);
    const command = [view.node, '--version'];
    await using confined = await sandbox.start({
      command,
      directory: view.fixture,
      environment: {},
      mounts,
      limits: REHEARSAL_LIMITS,
    });
    const texts = await Promise.all([readAll(confined.stdout), readAll(confined.stderr)]);
    const exit = await confined.exited;
    const worked = exit === 'exit 0' && texts[0].trim() === process.version;
    return worked ? null : `${exit}: ${texts.join(' ').trim()}`;
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

async function makeMounts({ owner }: Sandbox, base: string): Promise<Mounts> {
  const mounts = {
    fixture: join(base, 'repo'),
    home: join(base, 'home'),
    etc: join(base, 'etc'),
    package: join(base, 'package'),
    record: join(base, 'record'),
  };
  for (const path of [base, ...Object.values(mounts)]) {
    await mkdir(path, { recursive: true });
    if (owner !== null) await chown(path, owner.uid, owner.gid);
  }
  return mounts;
}

async function readAll(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

/** Some servers always allow what lies below the temp directory, which would make every boundary look open. */
function warnOfTemp(workDirectory: string): string {
  const inTemp = !relative(tmpdir(), workDirectory).startsWith('..');
  return inTemp ? `; and ${workDirectory} lies below the temp directory, which some servers always allow` : '';
}
