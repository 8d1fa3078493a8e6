/** Why a cell has its verdict, in plain words: the control, the target, what the two make together. */
import type { Cell } from '@rootbound/core/cell';
import { OUTCOME_WORDS, TARGET_WORDS, VERDICT_WORDS } from './words.ts';

export interface Why {
  readonly control: string;
  readonly target: string;
  readonly together: string;
}

/** One sentence for the head of a cell. */
export function whyInShort(cell: Cell): string {
  if (isItsOwnControl(cell)) return `This is the control itself: ${OUTCOME_WORDS[cell.outcome]}.`;
  const wanted = cell.side === 'inside' ? 'reach is right here' : 'nothing should come from here';
  return `Control: ${OUTCOME_WORDS[cell.control.outcome]}. Target: ${OUTCOME_WORDS[cell.outcome]}; ${wanted}. So it is ${cell.verdict}: ${VERDICT_WORDS[cell.verdict]}.`;
}

export function whyInSteps(cell: Cell): Why {
  const borrowed = cell.control.borrowed
    ? `, borrowed from ${cell.control.scenario}: nothing can be inside in this scenario`
    : '';
  return {
    control: `${cell.control.target}: ${OUTCOME_WORDS[cell.control.outcome]}${borrowed}`,
    target: `${cell.target} (${TARGET_WORDS[cell.target]}): ${OUTCOME_WORDS[cell.outcome]}${cell.landed === '' ? '' : ` (${cell.landed})`}${touch(cell)}`,
    together: together(cell),
  };
}

/** The target is the place that the scenario takes its control from. */
export function isItsOwnControl(cell: Cell): boolean {
  return cell.control.scenario === cell.scenario && cell.control.target === cell.target && !cell.control.borrowed;
}

function touch(cell: Cell): string {
  if (cell.touched === null) return '; no witness watched';
  return cell.touched ? '; the witness saw it touched' : '; the witness saw it untouched';
}

function together(cell: Cell): string {
  if (cell.reason !== '') return cell.reason;
  if (cell.verdict === 'unproven')
    return 'The same recipe shows no effect inside either. A refusal of a tool that does not work proves nothing.';
  return `${cell.control.outcome} inside, ${cell.outcome} here`;
}
