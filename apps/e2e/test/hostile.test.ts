/** Hostile servers end in time with a clear outcome, leave nothing, and change nothing in an ordinary run beside them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellKey } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { HOSTILE } from '@rootbound/specimens/hostility';
import { SPECIMEN_RUN, specimenDirectory } from '@rootbound/specimens/specimens';
import { endure } from '../src/hostile/endure.ts';
import { killRuns } from '../src/hostile/kill-runs.ts';
import { probe } from '../src/probe.ts';
import { openWorkDirectory } from '../src/work-directory.ts';

const choose = (workDirectory: string) => chooseSandbox({ workDirectory, witness: true });
const work = openWorkDirectory();
const sandbox = await choose(work.path);
afterAll(() => work[Symbol.asyncDispose]());

/** What a matrix says, without the evidence and the times that differ from run to run. */
function wordsOf(matrix: Matrix): readonly string[] {
  const cells = matrix.cells.map((cell) => `${cellKey(cell)}: ${cell.verdict}, ${cell.outcome}`);
  return [matrix.headline.word, ...matrix.traits.map(({ word }) => word), ...cells].sort();
}

async function runOrdinary(): Promise<readonly string[]> {
  const { matrix } = await probe(
    {
      kind: 'command',
      name: 'root-bound',
      version: '1.0.0',
      directory: specimenDirectory('root-bound'),
      run: SPECIMEN_RUN,
    },
    { sandbox, workDirectory: work.path, scenarios: ['two-roots', 'list-changed'], parallel: 1 },
  );
  return wordsOf(matrix);
}

describe.runIf(sandbox.isolated)('hostile servers', () => {
  const beside = { isOver: false, runs: 0, different: [] as string[] };
  let ordinary: Promise<void> = Promise.resolve();

  beforeAll(async () => {
    const alone = await runOrdinary();
    ordinary = repeatOrdinary(alone);
  }, 120_000);

  /** One ordinary run after the other, until the hostile ones are through. */
  async function repeatOrdinary(alone: readonly string[]): Promise<void> {
    while (!beside.isOver) {
      const words = new Set(await runOrdinary());
      beside.different.push(...alone.filter((word) => !words.has(word)));
      beside.runs += 1;
    }
  }

  test.each(Object.keys(HOSTILE))('%s is endured', { timeout: 300_000 }, async (specimen) => {
    const { mistakes } = await endure(specimen, choose);
    expect(mistakes).toEqual([]);
  });

  test('an ordinary run beside them comes to the same matrix', { timeout: 120_000 }, async () => {
    beside.isOver = true;
    await ordinary;
    expect(beside.runs).toBeGreaterThan(0);
    expect(beside.different).toEqual([]);
  });
});

test.runIf(sandbox.isolated)(
  'runs that are killed at any moment leave nothing behind',
  { timeout: 180_000 },
  async () => {
    const { killed, leftovers } = await killRuns(9);
    expect(killed).toBeGreaterThan(0);
    expect(leftovers).toEqual([]);
  },
);
