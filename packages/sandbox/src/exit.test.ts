import { expect, test } from 'vitest';
import { describeExit, describeStatus } from './exit.ts';

test.each([
  [0, 'exit 0'],
  [1, 'exit 1'],
  [128, 'exit 128'],
  [137, 'SIGKILL'],
  [139, 'SIGSEGV'],
  [255, 'exit 255'],
])('status %i is %s', (status, expected) => {
  expect(describeStatus(status)).toBe(expected);
});

test('a signal goes before a code', () => {
  expect(describeExit(null, 'SIGTERM')).toBe('SIGTERM');
  expect(describeExit(2, null)).toBe('exit 2');
});
