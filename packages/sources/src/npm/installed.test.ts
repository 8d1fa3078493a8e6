import { describe, expect, test } from 'vitest';
import { chooseBin } from './installed.ts';

describe('the bin of a package', () => {
  test.each([
    ['a text', 'cli.js', 'cli.js'],
    ['named like the package', { other: 'other.js', server: 'server.js' }, 'server.js'],
    ['the first, where none is named like it', { one: 'one.js', two: 'two.js' }, 'one.js'],
    ['none', undefined, null],
    ['an empty map', {}, null],
  ])('is %s', (_case, bin, expected) => {
    expect(chooseBin(bin, '@scope/server')).toBe(expected);
  });
});
