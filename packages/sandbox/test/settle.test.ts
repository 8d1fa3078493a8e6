/** When a tree counts as settled; with the plain driver, since settling is the same for all and this one runs anywhere. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Confined } from '../src/port.ts';
import { openStage, type Stage } from './stage.ts';

const DEADLINE_MS = 20_000;

describe.skipIf(process.platform !== 'linux')('settling', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('plain');
  });
  afterAll(async () => {
    await stage[Symbol.asyncDispose]();
  });

  const startNode = (code: string): Promise<Confined> =>
    stage.start([stage.sandbox.view(stage.mounts).node, '-e', code]);

  /** Settles after each of many questions; an answer that is not there yet means that the server was still busy. */
  async function countEarly(confined: Confined, rounds: number): Promise<number> {
    let answers = 0;
    confined.stdout.on('data', (chunk: Buffer) => {
      answers += chunk.toString().split('\n').length - 1;
    });
    let early = 0;
    expect(await confined.settle(DEADLINE_MS)).toBe(true);
    for (let asked = 1; asked <= rounds; asked += 1) {
      confined.stdin.write('?\n');
      expect(await confined.settle(DEADLINE_MS)).toBe(true);
      if (answers < asked) early += 1;
    }
    return early;
  }

  test('comes after the answer of a server that computes', async () => {
    await using confined = await startNode(`
      process.stdin.on('data', () => { const end = Date.now() + 15; while (Date.now() < end); console.log('!'); })`);
    expect(await countEarly(confined, 20)).toBe(0);
  });

  test('comes after the answer of a server that reads files in its thread pool', async () => {
    await using confined = await startNode(`
      const { readdir, stat } = require('node:fs/promises');
      process.stdin.on('data', async () => { for (const name of await readdir('/usr/bin')) await stat('/usr/bin/' + name); console.log('!'); })`);
    expect(await countEarly(confined, 10)).toBe(0);
  });

  test('comes after the answer of a server that asks a child process', async () => {
    await using confined = await startNode(`
      const { execFile } = require('node:child_process');
      process.stdin.on('data', () => execFile('/bin/sh', ['-c', 'i=0; while [ $i -lt 3000 ]; do i=$((i+1)); done; echo done'], () => console.log('!')))`);
    expect(await countEarly(confined, 10)).toBe(0);
  });

  test('does not come while a server is busy', async () => {
    await using confined = await startNode('for (;;);');
    expect(await confined.settle(150)).toBe(false);
  });

  test('does not come when the server is gone', async () => {
    await using confined = await startNode('');
    await confined.exited;
    expect(await confined.settle(DEADLINE_MS)).toBe(false);
  });
});
