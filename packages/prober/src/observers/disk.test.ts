import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diffSnapshots, takeSnapshot } from '../fixture/snapshot.ts';
import { belongsTo, diskEffects, placeAt } from './disk.ts';

const GAP = 'srv/app/packages/payments';
const ROOT = 'srv/app/packages/checkout';
let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'rootbound-disk-'));
  for (const directory of [GAP, ROOT]) mkdirSync(join(base, directory), { recursive: true });
  writeFileSync(join(base, GAP, 'w0001.txt'), 'status: draft\n');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function changesOf(act: () => void) {
  const before = takeSnapshot(base);
  act();
  return diffSnapshots(base, before, takeSnapshot(base));
}

const signature = { key: 'w0001', real: `${GAP}/w0001.txt`, arrival: null, written: 'KWRITTENQ' };
const effectsOf = (act: () => void, over = {}) =>
  diskEffects(changesOf(act), { ...signature, ...over }).map(({ place, named, form }) => [place, named, form]);

describe('an effect on the disk', () => {
  test('is named where the named file changed', () => {
    expect(effectsOf(() => writeFileSync(join(base, GAP, 'w0001.txt'), 'KWRITTENQ'))).toEqual([
      ['gap', true, 'changed file'],
    ]);
  });
  test('is one although the file has its old size and its text came back', () => {
    expect(effectsOf(() => writeFileSync(join(base, GAP, 'w0001.txt'), 'status: draff\n'))).toEqual([
      ['gap', true, 'changed file'],
    ]);
  });
  test('is elsewhere where a link was replaced instead of followed', () => {
    symlinkSync('../payments/w0001.txt', join(base, ROOT, 'link-w0001.txt'));
    const replace = () => {
      writeFileSync(join(base, ROOT, 'tmp'), 'KWRITTENQ');
      renameSync(join(base, ROOT, 'tmp'), join(base, ROOT, 'link-w0001.txt'));
    };
    expect(effectsOf(replace)).toEqual([['root-a', false, 'changed file']]);
  });
  test('of a move is named where the file arrived', () => {
    const arrival = `${ROOT}/arrived-w0001.txt`;
    const move = () => renameSync(join(base, GAP, 'w0001.txt'), join(base, arrival));
    expect(effectsOf(move, { arrival })).toEqual([
      ['root-a', true, 'added file'],
      ['gap', true, 'removed file'],
    ]);
  });
  test('is none where nothing changed', () => {
    expect(effectsOf(() => undefined)).toEqual([]);
  });
});

test('a change belongs to a probe by its name or by the text that only it writes', () => {
  const [change] = changesOf(() => writeFileSync(join(base, ROOT, 'other.txt'), 'xx KWRITTENQ'));
  expect(
    change === undefined
      ? null
      : [belongsTo(change, signature), belongsTo(change, { ...signature, written: 'KOTHERQ' })],
  ).toEqual([true, false]);
});

test.each([
  [`${ROOT}/a.txt`, 'root-a'],
  [`${ROOT}/src/lib/a.txt`, 'root-a-nested'],
  ['srv/app/packages/checkout-legacy/a', 'prefix-sibling'],
  ['srv-evil/a', 'argument-prefix-sibling'],
  ['srv/app/a', 'monorepo'],
  ['elsewhere/a', null],
])('%s lies in %s', (path, place) => {
  expect(placeAt(path)).toBe(place);
});
