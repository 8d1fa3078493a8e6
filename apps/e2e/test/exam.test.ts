/** What the product says of each specimen is what the specimen was built to do. */
import { afterAll, describe, expect, test } from 'vitest';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { EXPECTATIONS } from '@rootbound/specimens/expectations';
import { examine } from '../src/exam/examine.ts';
import { openWorkDirectory } from '../src/work-directory.ts';

const work = openWorkDirectory();
const sandbox = await chooseSandbox({ workDirectory: work.path });
afterAll(() => work[Symbol.asyncDispose]());

describe('exam', () => {
  test.each(Object.keys(EXPECTATIONS))('%s is told as built', { timeout: 360_000 }, async (specimen) => {
    const { mistakes } = await examine(specimen, { sandbox, workDirectory: work.path });
    expect(mistakes).toEqual([]);
  });
});
