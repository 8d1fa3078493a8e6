import { expect, test } from 'vitest';
import { writeMatrixSchema } from '../src/matrix-schema.ts';
import { readText } from './repository.ts';

test('the published schema of the matrix is the one of the code', () => {
  expect(readText('apps/docs/schema/matrix.schema.json')).toBe(writeMatrixSchema());
});
