import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Matrix } from '@rootbound/core/matrix';
import { SPECIMEN_RUN, specimenDirectory } from '@rootbound/specimens/specimens';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { openRecordingConsole } from './recording-console.ts';

const LIMIT_MS = 120_000;
const probeSpecimen = (name: string) => [
  'probe',
  `command:${specimenDirectory(name)}`,
  '--run',
  SPECIMEN_RUN,
  '--profile',
  'quick',
];

describe('probe', { timeout: LIMIT_MS }, () => {
  test('prints the matrix and writes the document with its evidence', async () => {
    await using console = await openRecordingConsole();
    const code = await runCli([...probeSpecimen('argument-bound'), '--json', 'matrix.json'], console);
    expect({ code, noted: code === 0 ? '' : console.noted() }).toEqual({ code: 0, noted: '' });
    expect(console.printed()).toContain('argument-bound');
    expect(console.printed()).toMatch(/^narrow {2}/m);
    const document: unknown = JSON.parse(await readFile(join(console.directory, 'matrix.json'), 'utf8'));
    if (!Value.Check(Matrix, document)) throw new Error('the document does not fit the schema');
    const evidence = new Set(Object.keys(document.evidence ?? {}));
    const shown = document.cells.filter((cell) => cell.evidence !== null);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((cell) => !evidence.has(cell.evidence ?? ''))).toEqual([]);
    expect(await readdir(console.directory)).toEqual(['matrix.json']);
  });

  test('reaches a server that listens on a port', async () => {
    await using console = await openRecordingConsole();
    const directory = `command:${specimenDirectory('http-argument-bound')}`;
    const run = ['--run', 'node server.mjs --port={port} {argument}', '--http', '3100/mcp'];
    const code = await runCli(['probe', directory, ...run, '--profile', 'quick'], console);
    expect({ code, noted: code === 0 ? '' : console.noted() }).toEqual({ code: 0, noted: '' });
    expect(console.printed()).toContain('argument-bound');
  });

  test('ends with 3 and shows reason and stderr where the server does not start', async () => {
    await using console = await openRecordingConsole();
    const directory = join(console.directory, 'broken');
    await mkdir(directory);
    await writeFile(
      join(directory, 'server.mjs'),
      "console.error('no \\u001b[31mlicence\\u001b[0m found'); process.exit(7);\n",
    );
    const code = await runCli(['probe', 'command:broken', '--run', SPECIMEN_RUN, '--json', 'broken.json'], console);
    expect(code).toBe(3);
    expect(console.printed()).toContain('not started   exited');
    expect(console.printed()).toContain('│ no licence found');
    const document: unknown = JSON.parse(await readFile(join(console.directory, 'broken.json'), 'utf8'));
    expect(Value.Check(Matrix, document)).toBe(true);
  });

  test('ends with 4 where our own machinery fails', async () => {
    await using console = await openRecordingConsole();
    const file = join(console.directory, 'not-a-directory');
    await writeFile(file, '');
    const code = await runCli(probeSpecimen('argument-bound'), { ...console, dataDirectory: file });
    expect({ code, printed: console.printed() }).toEqual({ code: 4, printed: '' });
    expect(console.noted()).toMatch(/^rootbound: .*not-a-directory/m);
  });

  test('ends with 130 when it is interrupted', async () => {
    const controller = new AbortController();
    await using console = await openRecordingConsole(controller.signal);
    const interrupting = { ...console, note: (text: string) => text.startsWith('probe:') && controller.abort() };
    expect(await runCli(probeSpecimen('argument-bound'), interrupting)).toBe(130);
    expect(console.printed()).toBe('');
  });
});
