import { describe, expect, test } from 'vitest';
import { printable, printableLines } from './printable.ts';

describe('printable text', () => {
  test.each([
    ['a colour', '\u001B[31mred\u001B[0m', 'red'],
    ['a cursor movement', 'a\u001B[2J\u001B[1;1Hb', 'ab'],
    ['a window title', 'a\u001B]0;owned\u0007b', 'ab'],
    ['a link that ends with a string terminator', 'a\u001B]8;;http://x\u001B\\b', 'ab'],
    ['a string sequence without an end', 'a\u001BPpayload', 'a'],
    ['an eight-bit sequence', 'a\u009B31mb', 'ab'],
    ['a lone escape', 'a\u001Bcb', 'ab'],
    ['a line break', 'holds\nopen\r\tx', 'holds open  x'],
    ['a backspace and a bell', 'a\u0008b\u0007c', 'a b c'],
    ['a bidirectional override', 'a\u202Eb\u2066c', 'abc'],
    ['a zero-width character', 'a\u200Bb\uFEFFc', 'abc'],
    ['a lone surrogate', 'a\uD800b', 'a\uFFFDb'],
    ['ordinary text of any script', 'café 中文 👍 [x]', 'café 中文 👍 [x]'],
  ])('of %s', (_, text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test('never joins the pieces of a sequence into a new one', () => {
    expect(printable('\u001B\u001B[31m[32mx')).not.toContain('\u001B');
  });

  test('is cut with a visible mark', () => {
    expect(printable('abcdef', 4)).toBe('abc…');
  });

  test('keeps the last lines of a longer text', () => {
    expect(printableLines('one\r\n\ntwo\u001B[1m\nthree\n', 2)).toEqual(['two', 'three']);
  });
});
