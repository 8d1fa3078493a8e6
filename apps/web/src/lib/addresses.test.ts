/** Addresses of pages: names with slashes stay one part, filters change one entry of the query. */
import { cellKey } from '@rootbound/core/cell';
import { describe, expect, test } from 'vitest';
import { addressOf, addressOfKey, withQuery } from './addresses.ts';
import { cellOf } from './matrix/sample-cell.ts';

describe('addresses', () => {
  test('keeps a server’s name in one part', () => {
    expect(addressOf.server('npm:@scope/name')).toBe('/servers/npm%3A%40scope%2Fname');
  });

  test('gives a cell the same address by its place and by its key', () => {
    const cell = cellOf({ item: 'files/read all' });
    expect(addressOf.cell('r1', cell)).toBe('/runs/r1/cells/narrow/files%2Fread%20all/read/gap-sibling');
    expect(addressOfKey('r1', cellKey(cell))).toBe(addressOf.cell('r1', cell));
  });

  test('sets and drops entries of the query, and keeps the others', () => {
    const url = new URL('http://host/runs/r1?scenario=narrow&show=loud');
    expect(withQuery(url, { verdict: 'open', show: null })).toBe('?scenario=narrow&verdict=open');
    expect(withQuery(url, { scenario: null, show: null })).toBe('/runs/r1');
  });
});
