/** Our matrices agree with those of another program, on every row that both pose. */
import { afterAll, describe, expect, test } from 'vitest';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { measure } from '../src/truth/measure.ts';
import { listTruths, loadTruth } from '../src/truth/rows.ts';
import { openWorkDirectory } from '../src/work-directory.ts';

const work = openWorkDirectory();
const sandbox = await chooseSandbox({ workDirectory: work.path });
afterAll(() => work[Symbol.asyncDispose]());

describe('truth', () => {
  test.each(listTruths())('%s agrees', { timeout: 420_000 }, async (file) => {
    const truth = loadTruth(file);
    const measured = await measure(truth, { sandbox, workDirectory: work.path });
    if (measured.kind === 'not-started') throw new Error(`${measured.reason}: ${measured.text}`);
    const { agreed, differing } = measured.agreement;
    expect(differing).toEqual([]);
    expect(agreed).toBeGreaterThan(0);
  });
});
