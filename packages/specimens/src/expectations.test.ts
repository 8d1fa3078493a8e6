/** Every specimen has an expectation, and every expectation speaks of scenarios' cells in known words. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPERATIONS } from '@rootbound/core/operation';
import { TARGETS } from '@rootbound/core/target';
import { EXPECTATIONS } from './expectations.ts';

const FILES = readdirSync(join(import.meta.dirname, 'servers')).map((file) => file.replace(/\.ts$/, ''));

test('specimens and expectations are the same set', () => {
  expect(Object.keys(EXPECTATIONS).sort()).toEqual(FILES.sort());
});

test('a cell is named by scenario, item, operation and target', () => {
  const keys = Object.values(EXPECTATIONS).flatMap((expected) =>
    'cells' in expected ? Object.keys(expected.cells) : [],
  );
  const wrong = keys.filter((key) => {
    const [scenario, item, operation, target, ...rest] = key.split('/');
    const known = OPERATIONS.some((word) => word === operation) && TARGETS.some((word) => word === target);
    return !known || rest.length > 0 || !scenario || !item;
  });
  expect(wrong).toEqual([]);
});
