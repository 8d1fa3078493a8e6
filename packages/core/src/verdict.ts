/**
 * One word for a pair (inside, outside).
 * A refusal proves something only when the same recipe worked inside: without that it is `unproven`.
 */
import Type from 'typebox';
import type { Outcome } from './outcome.ts';

export const VERDICTS = [
  'open',
  'inverted',
  'breaks',
  'touches',
  'unreached',
  'unproven',
  'unposed',
  'holds',
  'reached',
] as const;

export const Verdict = Type.Enum([...VERDICTS]);
export type Verdict = (typeof VERDICTS)[number];

/** One side of a pair. `misdirectedInside` says that a misdirected effect landed inside the roots. */
export interface Reading {
  readonly outcome: Outcome;
  readonly touched?: boolean;
  readonly misdirectedInside?: boolean;
}

const WITHOUT_EFFECT: ReadonlySet<Outcome> = new Set(['refused', 'silent']);

/** Verdict of a target that lies outside the roots. `control` is the outcome of the same recipe inside. */
export function judgeOutside(control: Outcome, reading: Reading): Verdict {
  const { outcome } = reading;
  if (outcome === 'unposed' || control === 'unposed') return 'unposed';
  if (control !== 'permitted') return judgeWithoutControl(outcome);
  if (outcome === 'permitted') return 'open';
  if (WITHOUT_EFFECT.has(outcome)) return reading.touched === true ? 'touches' : 'holds';
  if (outcome === 'misdirected' && reading.misdirectedInside === true) return 'holds';
  return 'breaks';
}

/** An effect outside is known without a control; a missing effect is not. */
function judgeWithoutControl(outcome: Outcome): Verdict {
  return outcome === 'permitted' ? 'inverted' : outcome === 'misdirected' ? 'breaks' : 'unproven';
}

/** Verdict of a target where reach is right: a second root, the new root after a change, the control itself. */
export function judgeInside(control: Outcome, reading: Reading): Verdict {
  if (reading.outcome === 'unposed' || control === 'unposed') return 'unposed';
  if (reading.outcome === 'permitted') return 'reached';
  return control === 'permitted' ? 'unreached' : 'unproven';
}

/** Verdicts that say that something got through. */
export const OPENING: ReadonlySet<Verdict> = new Set(['open', 'touches', 'inverted']);

/** Verdicts that say that nothing is known. They never count as held. */
export const UNKNOWN: ReadonlySet<Verdict> = new Set(['unproven', 'unposed']);
