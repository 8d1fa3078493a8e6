/** What a test needs to start something: a work directory, mounts with canaries, and a way to run one command. */
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSandbox } from '../src/choose.ts';
import type { Confined, LaunchPlan, Mounts, Sandbox } from '../src/port.ts';

export interface Stage extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly mounts: Mounts;
  /** A file of the host that no mount shows. */
  readonly hostCanary: { readonly path: string; readonly text: string };
  start(command: readonly string[], altered?: Partial<LaunchPlan>): Promise<Confined>;
  /** Runs to the end and disposes. */
  run(command: readonly string[], altered?: Partial<LaunchPlan>): Promise<Ran>;
}

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: string;
}

export const LIMITS: LaunchPlan['limits'] = {
  processes: 64,
  memoryBytes: 2 ** 31,
  fileBytes: 2 ** 26,
  openFiles: 256,
  cpuSeconds: 30,
  tempBytes: 2 ** 20,
  recordBytes: 2 ** 28,
};

export async function openStage(prefer: Sandbox['kind'], witness = false): Promise<Stage> {
  const base = await mkdtemp(join(tmpdir(), 'rootbound-sandbox-'));
  await chmod(base, 0o755);
  const sandbox = await chooseSandbox({ workDirectory: base, prefer, witness });
  const mounts = await makeMounts(base, sandbox);
  const hostCanary = { path: join(base, 'host-canary'), text: randomUUID() };
  await writeFile(hostCanary.path, hostCanary.text);

  async function start(command: readonly string[], altered: Partial<LaunchPlan> = {}): Promise<Confined> {
    const directory = sandbox.view(mounts).fixture;
    return sandbox.start({ command, directory, environment: {}, mounts, limits: LIMITS, ...altered });
  }

  return {
    sandbox,
    mounts,
    hostCanary,
    start,
    async run(command, altered) {
      await using confined = await start(command, altered);
      const [stdout, stderr, exit] = await Promise.all([
        readAll(confined.stdout),
        readAll(confined.stderr),
        confined.exited,
      ]);
      return { stdout, stderr, exit };
    },
    async [Symbol.asyncDispose]() {
      await rm(base, { recursive: true, force: true });
    },
  };
}

async function makeMounts(base: string, { owner }: Sandbox): Promise<Mounts> {
  const mounts = {
    fixture: join(base, 'repo'),
    home: join(base, 'home'),
    etc: join(base, 'etc'),
    package: join(base, 'package'),
    record: join(base, 'record'),
  };
  for (const path of Object.values(mounts)) await mkdir(path);
  const files = [
    [join(mounts.fixture, 'note.txt'), 'fixture note'],
    [join(mounts.home, 'secret.txt'), 'home secret'],
    [join(mounts.etc, 'passwd'), 'dev:x:1000:1000:fake:/home/dev:/bin/sh\n'],
    [join(mounts.package, 'server.mjs'), 'export {};\n'],
  ] as const;
  for (const [path, text] of files) await writeFile(path, text);
  if (owner !== null) {
    for (const path of [mounts.fixture, mounts.home, ...files.slice(0, 2).map(([file]) => file)]) {
      await chown(path, owner.uid, owner.gid);
    }
  }
  return mounts;
}

async function readAll(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}
