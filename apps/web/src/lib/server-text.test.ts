/** Labels of canaries in text of a server: marked only where the effect was observed. */
import { describe, expect, test } from 'vitest';
import { indent, piecesOf } from './server-text.ts';

const effect = { kind: 'content', place: 'gap', named: true, form: 'text' } as const;

describe('text of a server', () => {
  test('marks the label of an observed effect and leaves the rest as it is', () => {
    expect(piecesOf('a [content of gap] b', [effect])).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'canary', text: '[content of gap]' },
      { kind: 'text', text: ' b' },
    ]);
  });

  test('marks no label that the server wrote itself', () => {
    const text = '[content of etc] <b>[size of gap]</b>';
    expect(piecesOf(text, [effect])).toEqual([{ kind: 'text', text }]);
  });

  test('indents JSON and leaves what is cut off alone', () => {
    expect(indent('{"a":1}')).toBe('{\n  "a": 1\n}');
    expect(indent('{"a":')).toBe('{"a":');
  });
});
