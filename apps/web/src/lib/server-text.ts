/**
 * Text of a server under test in pieces, so that labels of canaries can be marked.
 * Only labels of effects that were observed are marked: a server that writes such a label itself has shown nothing.
 */
import type { Effect } from '@rootbound/core/observation';

export interface Piece {
  readonly kind: 'text' | 'canary';
  readonly text: string;
}

const LABEL = /\[(content|name|size) of ([a-z-]+)\]/g;

export function piecesOf(text: string, effects: readonly Effect[]): readonly Piece[] {
  const shown = new Set(effects.map(({ kind, place }) => `${kind} of ${place}`));
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(LABEL)) {
    if (!shown.has(`${match[1]} of ${match[2]}`)) continue;
    pieces.push({ kind: 'text', text: text.slice(from, match.index) }, { kind: 'canary', text: match[0] });
    from = match.index + match[0].length;
  }
  return [...pieces, { kind: 'text', text: text.slice(from) } as const].filter((piece) => piece.text !== '');
}

/** JSON of a server with two spaces of indent; whatever is no JSON stays as it is. */
export function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch (cause) {
    if (cause instanceof SyntaxError) return text;
    throw cause;
  }
}
