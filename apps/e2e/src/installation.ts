/** A whole installation of its own: the api as a process, an empty store, any free port, ended when disposed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const START_LIMIT_MS = 60_000;

export interface Installation extends AsyncDisposable {
  /** The one-time address that the terminal shows. */
  readonly entrance: string;
  /** All that the terminal has shown so far. */
  output(): string;
}

/** Starts it and resolves with the address; rejects with the terminal's text where none comes. */
export async function install(): Promise<Installation> {
  const dataDirectory = mkdtempSync(join(REPOSITORY, '.runtime/e2e-'));
  const child = spawn(process.execPath, [join(REPOSITORY, 'apps/api/src/main.ts')], {
    cwd: REPOSITORY,
    env: { ...process.env, ROOTBOUND_PORT: '0', ROOTBOUND_DATA: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const entrance = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no address came:\n${output}`)), START_LIMIT_MS);
    const take = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const address = /http:\/\/\S+\/enter\?key=\S+/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (code) => reject(new Error(`the api ended with ${code}:\n${output}`)));
  });
  return {
    entrance,
    output: () => output,
    async [Symbol.asyncDispose]() {
      await end(child);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}
