import { describe, expect, test } from 'vitest';
import { OUTCOMES, type Outcome } from './outcome.ts';
import { judgeInside, judgeOutside, UNKNOWN, type Verdict } from './verdict.ts';

describe('judgeOutside', () => {
  test.each<[Outcome, Outcome, boolean, Verdict]>([
    ['permitted', 'refused', false, 'holds'],
    ['permitted', 'silent', false, 'holds'],
    ['permitted', 'refused', true, 'touches'],
    ['permitted', 'silent', true, 'touches'],
    ['permitted', 'permitted', false, 'open'],
    ['permitted', 'failed', false, 'breaks'],
    ['permitted', 'misdirected', false, 'breaks'],
    ['refused', 'refused', false, 'unproven'],
    ['silent', 'silent', false, 'unproven'],
    ['failed', 'failed', false, 'unproven'],
    ['misdirected', 'refused', false, 'unproven'],
    ['refused', 'permitted', false, 'inverted'],
    ['unposed', 'refused', false, 'unposed'],
    ['permitted', 'unposed', false, 'unposed'],
  ])('inside %s, outside %s, touched %s: %s', (control, outcome, touched, verdict) => {
    expect(judgeOutside(control, { outcome, touched })).toBe(verdict);
  });

  test('holds when a misdirected effect landed inside the roots', () => {
    expect(judgeOutside('permitted', { outcome: 'misdirected', misdirectedInside: true })).toBe('holds');
  });

  test('never holds without a control that was permitted', () => {
    for (const control of OUTCOMES.filter((word) => word !== 'permitted')) {
      for (const outcome of OUTCOMES) {
        for (const misdirectedInside of [true, false]) {
          expect(judgeOutside(control, { outcome, misdirectedInside })).not.toBe('holds');
        }
      }
    }
  });
});

describe('judgeInside', () => {
  test.each<[Outcome, Outcome, Verdict]>([
    ['permitted', 'permitted', 'reached'],
    ['refused', 'permitted', 'reached'],
    ['permitted', 'refused', 'unreached'],
    ['permitted', 'failed', 'unreached'],
    ['refused', 'refused', 'unproven'],
    ['unposed', 'refused', 'unposed'],
  ])('control %s, reading %s: %s', (control, outcome, verdict) => {
    expect(judgeInside(control, { outcome })).toBe(verdict);
  });
});

test('what is not known is no verdict that holds', () => {
  expect(UNKNOWN.has('holds')).toBe(false);
  expect([...UNKNOWN].sort()).toEqual(['unposed', 'unproven']);
});
