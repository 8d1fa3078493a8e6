/** Sentences behind verdicts: the table of the domain in plain words. */
import { describe, expect, test } from 'vitest';
import { cellOf } from './matrix/sample-cell.ts';
import { isItsOwnControl, whyInShort, whyInSteps } from './why.ts';

const control = {
  scenario: 'narrow',
  target: 'inside',
  outcome: 'permitted',
  borrowed: false,
  evidence: null,
} as const;

describe('why', () => {
  test('says of an open cell that the effect happened outside', () => {
    expect(whyInShort(cellOf({ outcome: 'permitted', verdict: 'open' }))).toBe(
      'Control: the effect happened. Target: the effect happened; nothing should come from here. So it is open: the effect happened outside.',
    );
  });

  test('says of an unproven cell that a refusal of a tool that does not work proves nothing', () => {
    const cell = cellOf({ control: { ...control, outcome: 'silent' }, verdict: 'unproven' });
    expect(whyInSteps(cell).together).toBe(
      'The same recipe shows no effect inside either. A refusal of a tool that does not work proves nothing.',
    );
  });

  test('names where a control was borrowed', () => {
    const cell = cellOf({ scenario: 'early-call', control: { ...control, borrowed: true } });
    expect(whyInSteps(cell).control).toBe(
      'inside: the effect happened, borrowed from narrow: nothing can be inside in this scenario',
    );
  });

  test('says what the witness saw, and that none watched', () => {
    const says = (touched: boolean | null) => whyInSteps(cellOf({ touched })).target.split('; ').at(-1);
    expect([says(true), says(false), says(null)]).toEqual([
      'the witness saw it touched',
      'the witness saw it untouched',
      'no witness watched',
    ]);
  });

  test('gives the reason of a cell that was not posed', () => {
    expect(
      whyInSteps(cellOf({ verdict: 'unposed', outcome: 'unposed', reason: 'the session had ended' })).together,
    ).toBe('the session had ended');
  });

  test('knows a control by its place and not by its name alone', () => {
    expect(isItsOwnControl(cellOf({ target: 'inside', side: 'inside', control }))).toBe(true);
    expect(
      isItsOwnControl(cellOf({ scenario: 'no-roots', target: 'inside', control: { ...control, borrowed: true } })),
    ).toBe(false);
  });
});
