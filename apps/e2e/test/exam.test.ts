/** What the product says of each specimen is what the specimen was built to do. */
import { afterAll, describe, expect, test } from 'vitest';
import { SCENARIOS } from '@rootbound/catalog/scenarios/scenarios';
import { TRAIT_DEFINITIONS } from '@rootbound/catalog/traits/traits';
import type { Matrix } from '@rootbound/core/matrix';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { EXPECTATIONS } from '@rootbound/specimens/expectations';
import { examine } from '../src/exam/examine.ts';
import { openWorkDirectory } from '../src/work-directory.ts';

const TRAITS = TRAIT_DEFINITIONS.map(({ word }) => word);
/** A scenario that poses nothing has no cells: it only watches what the server does of its own accord. */
const POSING = SCENARIOS.filter(({ phases }) => phases.some(({ poses }) => poses.length > 0)).map(({ id }) => id);
const matrices: Matrix[] = [];
const work = openWorkDirectory();
const sandbox = await chooseSandbox({ workDirectory: work.path });
const watched = await chooseSandbox({ workDirectory: work.path, witness: true });
afterAll(() => work[Symbol.asyncDispose]());

describe('exam', () => {
  // Two at a time: a run mostly waits.
  describe.concurrent('a specimen', () => {
    test.each(Object.keys(EXPECTATIONS))('%s is told as built', { timeout: 360_000 }, async (specimen) => {
      const { mistakes, matrix } = await examine(specimen, { sandbox, watched, workDirectory: work.path });
      matrices.push(matrix);
      expect(mistakes).toEqual([]);
    });
  });

  test.each(POSING)('%s decides something: the specimens differ in it', (scenario) => {
    const told = matrices.flatMap(({ cells }) => cells.filter((cell) => cell.scenario === scenario));
    expect(new Set(told.map(({ target, verdict }) => `${target} ${verdict}`)).size).toBeGreaterThan(
      new Set(told.map(({ target }) => target)).size,
    );
  });

  test.each(TRAITS)('%s is told of one specimen and not of another', (word) => {
    const has = matrices.map(({ traits }) => traits.some((trait) => trait.word === word));
    expect(new Set(has)).toEqual(new Set([true, false]));
  });
});
