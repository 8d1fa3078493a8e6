/** The specimens that are no servers: what they print, and whether they are still there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { specimenDirectory } from '../src/specimens.ts';

const INITIALIZE = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'self-test', version: '1.0.0' } },
})}\n`;

function start(specimen: string) {
  const child = spawn(process.execPath, [join(specimenDirectory(specimen), 'server.mjs')]);
  child.stdin.on('error', () => {});
  child.stdin.write(INITIALIZE);
  return child;
}

describe.concurrent('broken specimen', () => {
  test('exits-at-once says why on stderr', async () => {
    const child = start('exits-at-once');
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, stderr]).toEqual([1, 'fatal: the configuration file is missing\n']);
  });

  test.each([
    ['speaks-no-mcp', /^Welcome!\n/],
    ['broken-json', /^\{"jsonrpc":"2.0","id":1,"result":\{"protocolVersion":\n$/],
    ['wrong-revision', /"protocolVersion":"1999-01-01"/],
    ['floods-stdout', /^x+$/],
    ['floods-lines', /^(this line is not a message\n)+/],
  ])('%s prints what it should and stays', async (specimen, expected) => {
    const child = start(specimen);
    const [chunk] = await once(child.stdout, 'data');
    expect(String(chunk)).toMatch(expected);
    expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'close');
  });

  test.each(['floods-stdout', 'floods-lines'])('%s does not end', async (specimen) => {
    const child = start(specimen);
    let bytes = 0;
    for await (const chunk of child.stdout) {
      bytes += chunk.length;
      if (bytes > 8_000_000) break;
    }
    child.kill('SIGKILL');
    expect(bytes).toBeGreaterThan(8_000_000);
  });

  test('hangs-at-start is up, reads and prints nothing', async () => {
    const child = start('hangs-at-start');
    await once(child.stderr, 'data');
    child.stdin.end();
    const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect([code, stdout]).toEqual([0, '']);
  });
});
