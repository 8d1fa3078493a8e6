/** What a server can and cannot do in bubblewrap, tried with real programs. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseSandbox } from '../src/choose.ts';
import { SandboxUnreachableFault } from '../src/errors.ts';
import { findProcesses } from './processes.ts';
import { LIMITS, openStage, type Stage } from './stage.ts';

const NODE = '/opt/node/bin/node';
const works = await isAvailable();

async function isAvailable(): Promise<boolean> {
  await using stage = await openStage('plain');
  const chosen = await chooseSandbox({ workDirectory: join(stage.mounts.fixture, '..') });
  if (!chosen.isolated) process.stderr.write(`SKIPPED: the tests of the bubblewrap driver. ${chosen.note}\n`);
  return chosen.isolated;
}

describe.skipIf(!works)('bubblewrap', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('bubblewrap');
  });
  afterAll(async () => {
    await stage[Symbol.asyncDispose]();
  });

  const evaluate = (code: string) => stage.run([NODE, '--input-type=module', '-e', code]);
  const shell = (line: string) => stage.run(['/bin/sh', '-c', line]);

  test('says that it isolates, and is not owned by root', () => {
    expect(stage.sandbox.isolated).toBe(true);
    expect(stage.sandbox.owner?.uid).not.toBe(0);
  });

  test('shows the fixture, the fake home and the fake /etc, and no file of the host', async () => {
    const { stdout, stderr } = await shell(
      `cat /repo/note.txt /home/dev/secret.txt /etc/passwd; ls /etc / /opt /home; cat ${stage.hostCanary.path}`,
    );
    expect(stdout).toContain('fixture notehome secretdev:x:1000:1000:fake');
    expect(stdout).not.toContain(stage.hostCanary.text);
    expect(stdout.split('/etc:')[1]?.trim().split('\n')[0]).toBe('passwd');
    expect(stdout).not.toContain('root');
    expect(stderr).toContain('No such file or directory');
  });

  test('has no way to a listener of the host', async () => {
    let connections = 0;
    const listener = createServer(() => {
      connections += 1;
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { stdout } = await evaluate(`
      import { connect } from 'node:net';
      import { networkInterfaces } from 'node:os';
      connect(${port}, '127.0.0.1').on('error', ({ code }) => console.log(code, Object.keys(networkInterfaces()).join()))
        .on('connect', () => { console.log('connected'); process.exit(); });`);
    listener.close();
    expect(stdout).toBe('ECONNREFUSED lo\n');
    expect(connections).toBe(0);
  });

  test('gives the environment of the plan and five names of its own', async () => {
    process.env['ROOTBOUND_TEST_SECRET'] = 'leak';
    const { stdout } = await stage.run(['/usr/bin/env'], { environment: { COLOUR: 'blue' } });
    delete process.env['ROOTBOUND_TEST_SECRET'];
    expect(stdout.trim().split('\n').sort()).toEqual([
      'COLOUR=blue',
      'HOME=/home/dev',
      'LANG=C.UTF-8',
      'PATH=/opt/node/bin:/usr/bin:/bin',
      'PWD=/repo',
      'TMPDIR=/tmp',
      'USER=dev',
    ]);
  });

  test('tells process 1 nothing of the host, on its command line or in its environment', async () => {
    const { stdout } = await shell('cat /proc/1/cmdline /proc/1/environ');
    expect(stdout).toContain('bwrap');
    expect(stdout).not.toContain(stage.mounts.fixture);
    expect(stdout).not.toContain('PATH=');
  });

  test('keeps the package, the system and the top directory read-only', async () => {
    const { stderr } = await shell('for d in /opt/pkg /usr/lib /etc /dev /; do touch $d/written; done');
    expect(stderr.match(/Read-only file system/g)).toHaveLength(5);
  });

  test('lets the fixture be written, and nothing else of the host', async () => {
    await shell(`echo altered > /repo/note.txt; echo new > /repo/new.txt; echo altered > ${stage.hostCanary.path}`);
    expect(await readFile(join(stage.mounts.fixture, 'note.txt'), 'utf8')).toBe('altered\n');
    expect(await readFile(join(stage.mounts.fixture, 'new.txt'), 'utf8')).toBe('new\n');
    expect(await readFile(stage.hostCanary.path, 'utf8')).toBe(stage.hostCanary.text);
    await writeFile(join(stage.mounts.fixture, 'note.txt'), 'fixture note');
  });

  test('bounds the temp directory', async () => {
    const { stderr } = await shell('for d in /tmp /dev/shm; do head -c 3000000 /dev/zero > $d/big; done');
    expect(stderr.match(/No space left on device/g)).toHaveLength(2);
  });

  test('stops a fork bomb at the limit of the session', async () => {
    const { stdout, stderr } = await stage.run(
      ['/bin/sh', '-c', 'i=0; while [ $i -lt 60 ]; do sleep 60 & i=$((i+1)); echo $i; done'],
      { limits: { ...LIMITS, processes: 20 } },
    );
    expect(stderr).toMatch(/fork/i);
    expect(Number(stdout.trim().split('\n').at(-1))).toBeLessThan(20);
  });

  test('bounds the memory of a process', async () => {
    const { stdout } = await stage.run(
      [NODE, '-e', 'try { Buffer.alloc(900e6); console.log("got it"); } catch (e) { console.log(e.message); }'],
      { limits: { ...LIMITS, memoryBytes: 2 ** 30 } },
    );
    expect(stdout).toBe('Array buffer allocation failed\n');
  });

  test('refuses the system calls that lead around a witness or out of the network namespace', async () => {
    const numbers = process.arch === 'arm64' ? [425, 117, 97, 198] : [425, 101, 272, 41];
    const code = `
      my ($uring, $ptrace, $unshare, $socket) = (${numbers.join()});
      syscall($uring, 1, 0); print $!+0, " "; syscall($ptrace, 0, 0, 0, 0); print $!+0, " ";
      syscall($unshare, 0x10000000); print $!+0, " "; syscall($socket, 40, 1, 0); print $!+0, " ";
      print syscall($socket, 1, 1, 0) >= 0 ? "unix" : "none";`;
    const { stdout } = await stage.run(['/usr/bin/perl', '-e', code]);
    expect(stdout).toBe('38 1 1 97 unix');
  });

  test('gives no descriptor beside the three streams', async () => {
    const { stdout } = await shell("for fd in /proc/$$/fd/*; do readlink $fd; done | grep -v '^/dev/null$'");
    expect(
      stdout
        .trim()
        .split('\n')
        .map((to) => to.split(':')[0]),
    ).toEqual(['socket', 'socket', 'socket']);
  });

  test('kills the whole tree, also what left its session', async () => {
    const mark = `86400.${process.pid}1`;
    const confined = await stage.start(['/bin/sh', '-c', `setsid -f sleep ${mark}; sleep ${mark} & echo ready; cat`]);
    await new Promise((resolve) => confined.stdout.once('data', resolve));
    await expect.poll(() => findProcesses(`sleep\0${mark}`).length).toBe(2);
    await confined[Symbol.asyncDispose]();
    expect(findProcesses(`sleep\0${mark}`)).toEqual([]);
    expect(await confined.exited).toBe('SIGKILL');
  });

  test('kills what a server left behind when it ended by itself', async () => {
    const mark = `86400.${process.pid}2`;
    const { exit } = await shell(`setsid -f sleep ${mark} > /dev/null 2>&1; exit 3`);
    expect(exit).toBe('exit 3');
    expect(findProcesses(`sleep\0${mark}`)).toEqual([]);
  });

  test.each([
    ['exit 0', 'exit 0'],
    ['exit 7', 'exit 7'],
    ['kill -SEGV $$', 'SIGSEGV'],
    ['exec /no/such/program', 'exit 127'],
  ])('tells how %s ended', async (line, expected) => {
    expect((await shell(line)).exit).toBe(expected);
  });

  test('is a fault where a mount cannot be reached', async () => {
    const mounts = { ...stage.mounts, package: join(stage.mounts.package, 'missing') };
    await expect(stage.start(['/usr/bin/true'], { mounts })).rejects.toThrow(SandboxUnreachableFault);
  });

  test('outlives a write to a server that is gone', async () => {
    const confined = await stage.start(['/usr/bin/true']);
    await confined.exited;
    confined.stdin.write('anybody there?\n');
    await confined[Symbol.asyncDispose]();
    await confined[Symbol.asyncDispose]();
    expect(await confined.settle(50)).toBe(false);
  });
});
