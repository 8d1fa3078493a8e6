import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Comparison } from '@rootbound/core/change';
import type { Matrix } from '@rootbound/core/matrix';
import type { Verdict } from '@rootbound/core/verdict';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeMatrix } from './matrix.ts';
import { openRecordingConsole } from './recording-console.ts';

async function openWith(before: Matrix, after: Matrix) {
  const console = await openRecordingConsole();
  await writeFile(join(console.directory, 'before.json'), JSON.stringify(before));
  await writeFile(join(console.directory, 'after.json'), JSON.stringify(after));
  return console;
}

const COMPARE = ['compare', 'before.json', 'after.json'];

describe('compare', () => {
  test.each<[Verdict, Verdict, number, string]>([
    ['holds', 'open', 1, 'critical: opened (1)'],
    ['open', 'holds', 0, 'notable: closed (1)'],
    ['unproven', 'open', 0, 'major: revealed (1)'],
    ['holds', 'holds', 0, 'nothing differs'],
  ])('of a cell that went from %s to %s ends with the code and the word for it', async (from, to, code, text) => {
    await using console = await openWith(makeMatrix('1.0.0', from), makeMatrix('2.0.0', to));
    expect({ code: await runCli(COMPARE, console), noted: console.noted() }).toEqual({ code, noted: '' });
    expect(console.printed()).toContain(text);
  });

  test('prints the comparison as JSON', async () => {
    await using console = await openWith(makeMatrix('1.0.0', 'holds'), makeMatrix('2.0.0', 'open'));
    expect(await runCli([...COMPARE, '--json'], console)).toBe(1);
    expect(Value.Check(Comparison, JSON.parse(console.printed()))).toBe(true);
  });
});
