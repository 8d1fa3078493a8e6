/** How a terminal shows each verdict: a letter in a table, its word beside it in the legend. Capitals got through. */
import { VERDICTS, type Verdict } from '@rootbound/core/verdict';
import { type Ink, type Tone, wrap } from './ink.ts';

export const VERDICT_MARKS = {
  open: { letter: 'O', tone: 'open' },
  inverted: { letter: 'I', tone: 'open' },
  breaks: { letter: 'B', tone: 'warn' },
  touches: { letter: 'T', tone: 'bad' },
  unreached: { letter: 'U', tone: 'warn' },
  unproven: { letter: '?', tone: 'dim' },
  unposed: { letter: '–', tone: 'dim' },
  holds: { letter: 'h', tone: 'good' },
  reached: { letter: 'r', tone: 'calm' },
} as const satisfies Record<Verdict, { letter: string; tone: Tone }>;

/** How many cells have each verdict, in the order of VERDICTS; those that do not occur are left out. */
export function countVerdicts(
  cells: readonly { readonly verdict: Verdict }[],
): readonly (readonly [Verdict, number])[] {
  const counts = VERDICTS.map((verdict) => [verdict, cells.filter((cell) => cell.verdict === verdict).length] as const);
  return counts.filter(([, count]) => count > 0);
}

/** `O open  h holds`: every letter that occurs, with its word. */
export function renderLegend(
  cells: readonly { readonly verdict: Verdict }[],
  page: { readonly width: number; readonly ink: Ink },
): readonly string[] {
  const entries = countVerdicts(cells).map(([verdict]) => {
    const { letter, tone } = VERDICT_MARKS[verdict];
    return `${page.ink(tone, letter)}\u00A0${verdict}`;
  });
  return wrap(entries.join('  '), page.width - 2).map((line) => `  ${line.replaceAll('\u00A0', ' ')}`);
}
