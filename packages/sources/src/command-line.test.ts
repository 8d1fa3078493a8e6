import { describe, expect, test } from 'vitest';
import { splitCommandLine } from './command-line.ts';

describe('a command line', () => {
  test.each([
    ['node server.mjs {argument}', ['node', 'server.mjs', '{argument}']],
    ['  node   server.mjs ', ['node', 'server.mjs']],
    [`node 'a b.mjs' "c d"`, ['node', 'a b.mjs', 'c d']],
    [`--name=a' 'b"c d"`, ['--name=a bc d']],
    [`a\\ b \\"c`, ['a b', '"c']],
    [`"say \\"hi\\" \\n"`, ['say "hi" \\n']],
    [`'' ""`, ['', '']],
    ['a | b; $(rm) *', ['a', '|', 'b;', '$(rm)', '*']],
    ['', []],
  ])('%j is split as a shell would, and nothing is run', (line, words) => {
    expect(splitCommandLine(line)).toEqual(words);
  });

  test.each([`node 'server.mjs`, `node "server.mjs`, 'node \\'])('%j is left open', (line) => {
    expect(splitCommandLine(line)).toBeNull();
  });
});
