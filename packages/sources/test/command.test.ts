/** Servers from a directory: what is copied, what the command becomes, and what is refused. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { materialise } from '../src/sources.ts';
import { openStage, type Stage } from './stage.ts';

describe('a server from a directory', () => {
  let stage: Stage;
  let directory: string;
  beforeEach(async () => {
    stage = await openStage();
    directory = join(stage.base, 'server');
    await mkdir(join(directory, '.git'), { recursive: true });
    await mkdir(join(directory, 'lib'));
    await writeFile(join(directory, '.git', 'config'), 'secret');
    await writeFile(join(directory, 'server.mjs'), 'first', { mode: 0o600 });
    await writeFile(join(directory, 'lib', 'tool.mjs'), 'tool');
    await symlink('/etc/passwd', join(directory, 'lib', 'link'));
  });
  afterEach(async () => {
    await stage[Symbol.asyncDispose]();
  });

  const ask = (run: string, from = directory) =>
    materialise({ kind: 'command', name: 'mine', version: '1', directory: from, run }, stage.options);

  async function take(run: string) {
    const made = await ask(run);
    assert(made.kind === 'materialised');
    return made;
  }

  test.each([
    ['node server.mjs {argument}', ['{node}', '{package}/server.mjs', '{argument}']],
    ['node ./lib/tool.mjs --root={root}', ['{node}', '{package}/lib/tool.mjs', '--root={root}']],
    ['python3 server.mjs missing.mjs', ['python3', '{package}/server.mjs', 'missing.mjs']],
    ['./server.mjs node', ['{package}/server.mjs', 'node']],
    ['node ../server/server.mjs /etc', ['{node}', '../server/server.mjs', '/etc']],
  ])('%s names files where the sandbox shows them', async (run, command) => {
    const made = await take(run);
    expect(made.command).toEqual(command);
    expect(made.installation.command).toEqual(command);
  });

  test('is copied with its links, without its history, readable by others', async () => {
    const made = await take('node server.mjs');
    expect(await readFile(join(made.directory, 'server.mjs'), 'utf8')).toBe('first');
    expect((await stat(join(made.directory, 'server.mjs'))).mode & 0o777).toBe(0o644);
    expect(await readlink(join(made.directory, 'lib', 'link'))).toBe('/etc/passwd');
    await expect(stat(join(made.directory, '.git'))).rejects.toThrow('ENOENT');
  });

  test('keeps its place while its content is the same, and stays as it was when it is altered', async () => {
    const before = await take('node server.mjs');
    const again = await take('node server.mjs {argument}');
    expect(again.directory).toBe(before.directory);
    await writeFile(join(directory, 'server.mjs'), 'other');
    const after = await take('node server.mjs');
    expect(after.installation.integrity).not.toBe(before.installation.integrity);
    expect(await readFile(join(before.directory, 'server.mjs'), 'utf8')).toBe('first');
    expect(await readFile(join(after.directory, 'server.mjs'), 'utf8')).toBe('other');
  });

  test('leaves sockets and pipes out', async () => {
    const before = await take('node server.mjs');
    execFileSync('mkfifo', [join(directory, 'pipe')]);
    expect((await take('node server.mjs')).directory).toBe(before.directory);
  });

  test('is taken once when it is asked for twice at a time', async () => {
    const [one, other] = await Promise.all([take('node server.mjs'), take('node server.mjs')]);
    expect(one.directory).toBe(other.directory);
  });

  test.each([
    ['an open quote', "node 'server.mjs", 'no-bin'],
    ['an empty line', '  ', 'no-bin'],
  ])('is refused for %s', async (_case, run, reason) => {
    expect(await ask(run)).toMatchObject({ kind: 'not-started', reason });
  });

  test('is refused where there is no directory', async () => {
    expect(await ask('node server.mjs', join(stage.base, 'missing'))).toMatchObject({ reason: 'unknown-package' });
  });

  test('is not taken after a cancel', async () => {
    const options = { ...stage.options, signal: AbortSignal.abort(new Error('cancelled')) };
    const source = { kind: 'command', name: 'mine', version: '1', directory, run: 'node server.mjs' } as const;
    await expect(materialise(source, options)).rejects.toThrow('cancelled');
  });
});
