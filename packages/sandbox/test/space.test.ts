import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nameSpace } from '../src/space/name.ts';
import { removeTree } from '../src/space/remove-tree.ts';
import { openSpace } from '../src/space/space.ts';
import { sweepSpaces } from '../src/space/sweep.ts';
import { fits, watchSize } from '../src/space/watch-size.ts';
import { measureDirectory } from '../src/space/measure-directory.ts';

const parent = mkdtempSync(join(tmpdir(), 'rootbound-space-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

describe('a space', () => {
  test.runIf(canMount)('holds no more bytes and no more files than it is given', async () => {
    await using space = await openSpace(parent, { bytes: 1_000_000, files: 20 });
    expect(() => writeFileSync(join(space.directory, 'big'), Buffer.alloc(2_000_000))).toThrow('ENOSPC');
    expect(() => {
      for (let at = 0; at < 30; at += 1) writeFileSync(join(space.directory, `small-${at}`), '');
    }).toThrow('ENOSPC');
    writeFileSync(join(space.beside, 'record'), Buffer.alloc(2_000_000));
  });

  test('is gone when it is disposed, with all that was in it', async () => {
    const space = await openSpace(parent, { bytes: 1_000_000, files: 20 });
    writeFileSync(join(space.directory, 'file'), 'x');
    await space[Symbol.asyncDispose]();
    expect(existsSync(space.beside)).toBe(false);
    expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(space.directory);
  });

  test('is removed without rights, and deeper than a path may be long', async () => {
    const path = mkdtempSync(join(parent, 'locked-'));
    const code = `cd "$0"; mkdir -p locked/inner; i=0
      while [ $i -lt 60 ]; do mkdir ${'n'.repeat(200)}; cd ${'n'.repeat(200)}; i=$((i+1)); done; chmod 0 "$0/locked" "$0"`;
    execFileSync('/bin/sh', ['-c', code, path]);
    await removeTree(path);
    expect(existsSync(path)).toBe(false);
  });

  test.each([
    ['bytes', () => writeFileSync(join(parent, 'watched/big'), Buffer.alloc(200_000))],
    ['files', () => Array.from({ length: 30 }, (_, at) => mkdirSync(join(parent, `watched/${at}`)))],
  ])('that is only watched says when it holds too many %s', async (_, fill) => {
    rmSync(join(parent, 'watched'), { recursive: true, force: true });
    mkdirSync(join(parent, 'watched'));
    const bounds = { bytes: 100_000, files: 20 };
    expect(fits(await measureDirectory(join(parent, 'watched'), bounds), bounds)).toBe(true);
    using watch = watchSize(join(parent, 'watched'), bounds);
    fill();
    await once(watch.signal, 'abort');
  });
});

describe('the janitor', () => {
  test('removes what a dead process left, and nothing of a living one or of anybody else', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rootbound-sweep-'));
    const dead = nameSpace().replace(`-${process.pid}-`, `-${await deadPid()}-`);
    const recycled = nameSpace().replace(/^(\d+-\d+)-\d+/, '$1-1');
    const own = nameSpace();
    for (const name of [dead, recycled, own, 'something-else'])
      mkdirSync(join(directory, name, 'space'), { recursive: true });
    expect(await sweepSpaces(directory)).toEqual({ spaces: 2, processes: 0 });
    expect(readdirSync(directory).sort()).toEqual([own, 'something-else'].sort());
    rmSync(directory, { recursive: true });
  });

  test.runIf(process.platform === 'linux')('takes off the mounts and ends the processes of a killed one', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rootbound-sweep-'));
    await using worker = await startWorker(directory);
    const name = readdirSync(directory)[0] ?? '';
    worker.child.kill('SIGKILL');
    await once(worker.child, 'exit');
    expect(isRunning(worker.server)).toBe(true);
    expect(await sweepSpaces(directory)).toEqual({ spaces: 1, processes: 1 });
    expect(isRunning(worker.server)).toBe(false);
    expect(readdirSync(directory)).toEqual([]);
    expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(name);
    rmSync(directory, { recursive: true });
  });
});

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

interface Worker extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly server: number;
}

/** Another process with a space of its own, and a server that has left its group and has its home there. */
async function startWorker(directory: string): Promise<Worker> {
  const code = `
    const { openSpace } = await import(${JSON.stringify(new URL('../src/space/space.ts', import.meta.url).href)});
    const { spawn } = await import('node:child_process');
    const space = await openSpace(${JSON.stringify(directory)}, { bytes: 1e6, files: 20 });
    const server = spawn('/bin/sleep', ['600'], { detached: true, stdio: 'ignore', env: { HOME: space.directory + '/home' } });
    console.log(server.pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const server = Number(String(text));
  return {
    child,
    server,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      if (isRunning(server)) process.kill(server, 'SIGKILL');
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
