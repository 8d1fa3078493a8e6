/** Messages are taken as they come; what nests deeper than anybody may walk is no message. */
import { describe, expect, test } from 'vitest';
import { isDeeperThan, parseMessages } from './wire.ts';

describe('a text', () => {
  test.each([
    ['shallow and long', `{"text":"${'x'.repeat(5_000)}"}`, false],
    ['full of brackets in a string', `{"text":"${'['.repeat(5_000)}"}`, false],
    ['with an escaped quotation mark before them', `{"text":"\\\\\\"${'['.repeat(5_000)}"}`, false],
    ['with a string that ends in a backslash', `{"text":"\\\\","deep":${'['.repeat(5_000)}`, true],
    ['of many neighbours', `[${'[],'.repeat(5_000)}[]]`, false],
    ['of arrays in arrays', '['.repeat(5_000), true],
    ['of objects in objects', '{"a":'.repeat(5_000), true],
  ])('%s', (_, text, deep) => {
    expect(isDeeperThan(text, 500)).toBe(deep);
  });
});

test('a message that is too deep is none', () => {
  const message = (depth: number) => `{"jsonrpc":"2.0","id":1,"result":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(parseMessages(message(100))).toHaveLength(1);
  expect(parseMessages(message(1_000_000))).toEqual([]);
});
