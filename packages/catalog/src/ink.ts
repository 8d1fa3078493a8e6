/** Colours of the terminal. Colour never says anything alone: every mark that is coloured is a letter or a word too. */

const CODES = {
  strong: '1',
  dim: '2',
  open: '1;37;41',
  bad: '31',
  warn: '33',
  good: '32',
  calm: '36',
} as const;
export type Tone = keyof typeof CODES;

export type Ink = (tone: Tone, text: string) => string;

/** Paints, or leaves the text as it is where no colour is wanted. */
export function makeInk(colour: boolean): Ink {
  return colour ? (tone, text) => `\u001B[${CODES[tone]}m${text}\u001B[0m` : (_, text) => text;
}

/** Breaks a text at spaces so that no line is longer than `width`; a longer word stands alone. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Length as it is seen: paint takes no room. */
function measure(text: string): number {
  // oxlint-disable-next-line no-control-regex -- the paint of makeInk
  return text.replace(/\u001B\[[0-9;]*m/g, '').length;
}
