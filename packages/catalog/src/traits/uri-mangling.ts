/**
 * A root URI that is encoded correctly leads to another directory than the one it names (RFC 3986, RFC 8089): cut at
 * its # or ?, decoded twice, a + read as a space, another normal form. A root that is merely not reached is no mangling.
 */
import { sibling, type TraitDefinition, traitFrom } from './trait.ts';

export const uriMangling: TraitDefinition = {
  word: 'uri-mangling',
  detect: ({ cells }) =>
    traitFrom(
      'uri-mangling',
      'takes a root URI for another directory than the one that it names',
      cells.filter((cell) => {
        if (cell.scenario !== 'uri-encoded' || cell.side === 'inside' || cell.target === 'gap-sibling') return false;
        // Where the whole gap is open, the neighbour says nothing of how the URI was read.
        const isLet = cell.verdict === 'open' || cell.verdict === 'inverted';
        return isLet && sibling(cells, cell, { target: 'gap-sibling' })?.verdict === 'holds';
      }),
    ),
};
