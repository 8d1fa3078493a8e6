/** The first start: what it orders by itself, what it says of the rest, and that it goes on wherever it was stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PublishedVersions } from '@rootbound/sources/port';
import { openStore } from '@rootbound/store/open';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FAKE_WORKER, noRegistry, openIn } from './installation.ts';

const PACKAGE = '@modelcontextprotocol/server-filesystem';
const LISTED: PublishedVersions = {
  name: PACKAGE,
  versions: [
    { version: '2025.3.28', publishedAt: '2025-03-28T00:00:00.000Z', tags: [] },
    { version: '2025.7.29', publishedAt: '2025-07-29T00:00:00.000Z', tags: [] },
    { version: '2.0.1', publishedAt: '2026-06-01T00:00:00.000Z', tags: [] },
    { version: '2026.8.31', publishedAt: '2026-08-31T00:00:00.000Z', tags: ['latest'] },
  ],
};
const EXPECTED = [
  ['command:argument-bound', '0.1.0'],
  ['command:root-bound', '0.1.0'],
  [`npm:${PACKAGE}`, '2025.3.28'],
  [`npm:${PACKAGE}`, '2025.7.29'],
  [`npm:${PACKAGE}`, '2026.8.31'],
];

describe('first start', { timeout: 120_000 }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rootbound-first-'));
  });
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  const recorded = () => {
    using store = openStore(join(folder, 'rootbound.db'));
    return store.runs
      .newest(100)
      .map(({ server, version, state }) => [server, version, state])
      .toSorted((a, b) => a.join().localeCompare(b.join()));
  };

  test('orders two specimens and three versions once, those without a registry at a later start', async () => {
    {
      await using rootbound = await openIn(folder, { firstStart: true });
      expect(await rootbound.begin()).toHaveLength(2);
      await rootbound.queue.drain();
      expect(rootbound.store.firstStart.list().filter(({ run }) => run === null)).toEqual(
        ['2025.3.28', '2025.7.29', 'latest'].map((version) => ({
          what: `npm:${PACKAGE}@${version}`,
          run: null,
          why: 'unreachable-registry: nobody answers',
        })),
      );
    }
    {
      await using rootbound = await openIn(folder, { firstStart: true, listVersions: async () => LISTED });
      expect(await rootbound.begin()).toHaveLength(3);
      await rootbound.queue.drain();
    }
    expect(recorded()).toEqual(EXPECTED.map((row) => [...row, 'probed']));
    await using rootbound = await openIn(folder, { firstStart: true, listVersions: noRegistry });
    expect(await rootbound.begin()).toEqual([]);
    expect(rootbound.store.firstStart.list().every(({ run, why }) => run !== null && why === '')).toBe(true);
  });

  test('an installation that was used before is left as it is', async () => {
    {
      await using rootbound = await openIn(folder);
      const order = { kind: 'npm' as const, name: 'sample', version: '1.0.0', arguments: [] };
      const limits = { repeats: 1, callLimitMs: 1000, runLimitMs: 60_000 };
      rootbound.store.runs.add({ run: 'mine', source: order, profile: 'quick', ...limits }, '2026-01-01T00:00:00.000Z');
    }
    await using rootbound = await openIn(folder, { firstStart: true });
    expect(await rootbound.begin()).toEqual(['mine']);
    expect(rootbound.store.firstStart.list()).toEqual([]);
  });

  test('a process that is killed again and again ends with every run once', async () => {
    // The sandbox is rehearsed there by another user.
    await chmod(folder, 0o755);
    for (const stage of ['survey', 'probed']) await startAndKill(folder, (line) => line.includes(`: ${stage}`));
    const { child, lines } = start(folder);
    const printed: string[] = [];
    for await (const line of lines) {
      printed.push(line);
      if (printed.filter((one) => one.startsWith('Rootbound: http://127.0.0.1:')).length === 2) break;
    }
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(recorded()).toEqual(EXPECTED.slice(0, 2).map((row) => [...row, 'probed']));
    const text = printed.join('\n');
    expect(text).toMatch(/! not probed: npm:@modelcontextprotocol\/server-filesystem@latest: .+/);
    expect(text).toMatch(/command:root-bound 0\.1\.0\n {2}headline {2}/);
    expect(text).toMatch(/command:argument-bound 0\.1\.0\n {2}headline {2}/);
    const taken = readFileSync(join(folder, 'work/taken'), 'utf8').trim().split('\n');
    expect(new Set(taken.map((line) => line.split(' ')[0])).size).toBe(2);
  });
});

/** The real process on a machine without any package manager, with the staged worker. */
function start(folder: string): { readonly child: ChildProcess; readonly lines: AsyncIterable<string> } {
  const work = join(folder, 'work');
  mkdirSync(work, { recursive: true });
  const child = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    env: { PATH: '', ROOTBOUND_PORT: '0', ROOTBOUND_DATA: folder, ROOTBOUND_WORK: work, ROOTBOUND_WORKER: FAKE_WORKER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout }) };
}

async function startAndKill(folder: string, isMoment: (line: string) => boolean): Promise<void> {
  const { child, lines } = start(folder);
  const ended = once(child, 'exit');
  for await (const line of lines) {
    if (isMoment(line)) break;
  }
  child.kill('SIGKILL');
  await ended;
}
