/**
 * The same question gives the same outcome, time after time, on a loaded machine.
 * The specimen is the one that races most: its set is wide until the first answer, and it swaps on a notice.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { specimenDirectory, SPECIMEN_RUN } from '@rootbound/specimens/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probe } from '../src/probe.ts';
import { openWorkDirectory } from '../src/work-directory.ts';

const REPEATS = 20;
const LIMIT_MS = 900_000;
const work = openWorkDirectory();
const load: ChildProcess[] = [];

beforeAll(() => {
  // A busy loop for each core, which ends by itself should this process be killed.
  const loop = `const end = Date.now() + ${LIMIT_MS}; while (Date.now() < end);`;
  for (const _ of cpus()) load.push(spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }));
});
afterAll(async () => {
  for (const child of load) child.kill('SIGKILL');
  await work[Symbol.asyncDispose]();
});

test(`${REPEATS} repeats of a run give the same outcome in every cell`, { timeout: LIMIT_MS }, async () => {
  const sandbox = await chooseSandbox({ workDirectory: work.path });
  const directory = specimenDirectory('early-window');
  const { matrix } = await probe(
    { kind: 'command', name: 'early-window', version: '1.0.0', directory, run: SPECIMEN_RUN },
    { sandbox, workDirectory: work.path, repeats: REPEATS },
  );
  const wanting = matrix.cells.filter(({ repeat }) => repeat.agree !== repeat.posed || repeat.posed % REPEATS !== 0);
  expect(matrix.cells.length).toBeGreaterThan(20);
  expect(wanting.map(({ scenario, item, target, repeat }) => ({ scenario, item, target, repeat }))).toEqual([]);
});
