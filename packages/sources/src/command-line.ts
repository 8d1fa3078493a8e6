/**
 * Splits a command line as a shell would, without a shell: blanks, quotes and backslashes, nothing else.
 * Variables, globs and operators stay as they are written, so no line can start anything beside its program.
 */

/** The words of a line; null where a quote is left open. */
export function splitCommandLine(line: string): readonly string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let rest = line;
  while (rest !== '') {
    const piece = PIECE.exec(rest);
    if (piece === null) return null;
    rest = rest.slice(piece[0].length);
    if (piece.groups?.['blank'] === undefined) {
      word = (word ?? '') + readPiece(piece.groups ?? {});
    } else if (word !== null) {
      words.push(word);
      word = null;
    }
  }
  return word === null ? words : [...words, word];
}

const PIECE =
  /^(?:(?<blank>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[^])*)"|\\(?<escaped>[^])|(?<bare>[^\s'"\\]+))/;

function readPiece(groups: Readonly<Record<string, string | undefined>>): string {
  const { single, double, escaped, bare } = groups;
  // Between double quotes a backslash escapes only what would end or alter the quote.
  if (double !== undefined) return double.replace(/\\(["\\$`])/g, '$1').replace(/\\\n/g, '');
  return single ?? bare ?? (escaped === '\n' ? '' : (escaped ?? ''));
}
