import { describe, expect, test } from 'vitest';
import { cellsOf, SAMPLE } from '../test/sample-matrix.ts';
import { renderMatrix } from './render.ts';

const PLAIN = { width: 100, colour: false };
const NARROW = { width: 60, colour: false };

describe('matrix in a terminal', () => {
  test('shows the sum first, then a table for each scenario', () => {
    expect(renderMatrix(SAMPLE, PLAIN)).toMatchInlineSnapshot(`
      "npm:sample-server 1.0.0
        run           quick, 1 repeat, 2025-11-25, 4.2 s, catalogue 1
        sandbox       bubblewrap
        ! NOT WITNESSED  what was opened without being shown is not known

        headline      argument-bound
                      refuses beyond its argument, serves the gap
        relation      argument-alone: it never asked for roots
        traits        prefix-blind: read_file served argument-prefix-sibling
        verdicts      1 open, 1 inverted, 1 unreached, 1 unproven, 1 holds, 1 reached

      narrow  Argument wide, one root A
        roots declared; it never asked

                 beyond ────┐
            gap-sibling ──┐ │
                 inside ┐ │ │
        read_file  read r O h  1 open
        evil       read U ? I  1 inverted, 1 unreached, 1 unproven

        O open  I inverted  U unreached  ? unproven  h holds  r reached

      boundaries that remain
        set: argument · path: prefix or parent-prefix
          read_file·read evil·read

      not posed
        directory_tree: no candidate showed its effect"
    `);
  });

  test('of a server that did not start shows the reason and the last lines of its stderr', () => {
    const ending = {
      kind: 'not-started',
      reason: 'exited',
      text: 'exit 1',
      stderr: 'a\u001B[2J\n\nno such\u0007 file\n',
    } as const;
    expect(renderMatrix({ ...SAMPLE, ending, cells: [], unposed: [] }, PLAIN)).toMatchInlineSnapshot(`
      "npm:sample-server 1.0.0
        run           quick, 1 repeat, 2025-11-25, 4.2 s, catalogue 1
        sandbox       bubblewrap
        ! NOT WITNESSED  what was opened without being shown is not known

        not started   exited: exit 1
        the last of stderr:
          │ a
          │ no such  file"
    `);
  });

  test('says loudly that a run was not isolated', () => {
    const loud = {
      ...SAMPLE,
      run: { ...SAMPLE.run, isolated: false },
      environment: { ...SAMPLE.environment, sandbox: 'plain' },
    };
    expect(renderMatrix(loud, PLAIN)).toContain('! NOT ISOLATED  plain');
  });

  test('marks cells whose repeats disagree and controls that are borrowed', () => {
    const cells = cellsOf('narrow', [['read_file', 'read', { inside: 'reached', beyond: 'holds' }]]).map((cell) => ({
      ...cell,
      control: { ...cell.control, borrowed: cell.target === 'beyond' },
      repeat: { posed: 3, agree: 2, outcomes: { permitted: 2, refused: 1 } },
    }));
    const text = renderMatrix({ ...SAMPLE, cells }, PLAIN);
    expect(text).toContain('the control of 1 of 2 cells is borrowed from narrow');
    expect(text).toContain('~ repeats of 2 of 2 cells disagree');
    expect(text).toContain('r~h~');
  });

  test('lets no control character of a server through, whatever the colours', () => {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    const foreign = /[\u0000-\u0009\u000B-\u001A\u001C-\u001F\u007F-\u009F\u202E]/;
    for (const colour of [true, false]) {
      const text = renderMatrix(SAMPLE, { width: 100, colour });
      expect(text).not.toMatch(foreign);
      expect(text).not.toContain('\u001B[2J');
      expect(text.includes('\u001B')).toBe(colour);
    }
  });

  test('keeps its tables within the width where the columns leave room', () => {
    const long = cellsOf('narrow', [['a'.repeat(90), 'read', { inside: 'reached', 'gap-sibling': 'open' }]]);
    const lines = renderMatrix({ ...SAMPLE, cells: long }, NARROW).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});
