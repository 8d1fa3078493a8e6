/**
 * Text of a server, made safe for a terminal: nothing in it moves a cursor, hides a word or forges a line.
 * Control characters become spaces and not nothing, so that what stood apart stays apart.
 */

/* oxlint-disable no-control-regex -- control characters are what this file is about */
const STRING_SEQUENCES =
  /(?:\u001B[P\]X^_]|[\u0090\u009D\u0098\u009E\u009F])[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?/g;
const CONTROL_SEQUENCES = /(?:\u001B\[|\u009B)[0-?]*[ -/]*[@-~]?/g;
const ESCAPES = /\u001B[ -/]*[0-~]?/g;
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/g;
/* oxlint-enable no-control-regex */
/** Marks that reorder or hide what follows: bidirectional overrides, zero-width characters, soft hyphens, tags. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** One line of text without anything that a terminal would act on, cut to `most` characters. */
export function printable(text: string, most = 500): string {
  const clean = text
    .replace(STRING_SEQUENCES, '')
    .replace(CONTROL_SEQUENCES, '')
    .replace(ESCAPES, '')
    .replace(CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .toWellFormed();
  const characters = [...clean];
  return characters.length <= most ? clean : `${characters.slice(0, most - 1).join('')}…`;
}

/** The last `most` lines of a text, each printable. */
export function printableLines(text: string, most = 20): readonly string[] {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  return lines.slice(-most).map((line) => printable(line));
}
