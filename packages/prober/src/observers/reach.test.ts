/** What counts as reach, and what is the noise of a runtime. */
import type { Touch } from '@rootbound/sandbox/witness/port';
import { describe, expect, test } from 'vitest';
import { isTouched, quietReach, reachOf } from './reach.ts';

const VIEW = {
  fixture: '/repo',
  home: '/home/dev',
  etc: '/etc',
  package: '/opt/pkg',
  temp: '/tmp',
  node: '/opt/node/bin/node',
};
const GAP = 'srv/app/packages/payments';
const FILE = { real: `${GAP}/notes.txt`, isDirectory: false };
const DIRECTORY = { real: GAP, isDirectory: true };

function touch(kind: Touch['kind'], path: string, own: Partial<Touch> = {}): Touch {
  return { kind, path, opened: path, ended: 'ok', ...own };
}

describe('a target', () => {
  test.each([
    ['that was read', FILE, touch('read', `/repo/${GAP}/notes.txt`), true],
    ['that was read through a link', FILE, touch('read', '/repo/link', { opened: `/repo/${GAP}/notes.txt` }), true],
    ['that is not there', FILE, touch('read', `/repo/${GAP}/notes.txt`, { opened: null, ended: 'ENOENT' }), false],
    ['that was removed', FILE, touch('remove', `/repo/${GAP}/notes.txt`, { opened: null }), true],
    ['whose neighbour was read', FILE, touch('read', `/repo/${GAP}/readme.txt`), false],
    ['that was only looked at', FILE, touch('stat', `/repo/${GAP}/notes.txt`), false],
    ['that was listed', DIRECTORY, touch('list', `/repo/${GAP}`), true],
    ['that was opened and not listed', DIRECTORY, touch('read', `/repo/${GAP}`), false],
    ['in which a file was read', DIRECTORY, touch('read', `/repo/${GAP}/docs/a.txt`), true],
    ['beside a directory of a longer name', DIRECTORY, touch('read', `/repo/${GAP}-old/a.txt`), false],
  ] as const)('%s', (_, aim, seen, expected) => {
    expect(isTouched(aim, [seen], VIEW)).toBe(expected);
  });
});

test('reach names the place, each path once, and nothing of the runtime', () => {
  const touches = [
    touch('read', '/repo/srv/archive/notes.txt'),
    touch('read', '/repo/srv/archive/notes.txt'),
    touch('read', '/opt/pkg/index.js'),
    touch('read', '/home/dev/.ssh/id_ed25519'),
  ];
  expect(reachOf(touches, VIEW).map(({ place, path }) => `${place} ${path}`)).toEqual([
    'archive srv/archive/notes.txt',
    'home ../home/.ssh/id_ed25519',
  ]);
});

test('at the start neither the roots, nor the working directory, nor /etc are reach', () => {
  const touches = [
    touch('list', '/repo/srv/app/packages/checkout'),
    touch('read', '/repo/srv/app/packages/checkout/src/lib/notes.txt'),
    touch('read', '/repo/cwd/.env'),
    touch('read', '/etc/passwd'),
    touch('list', '/repo/srv'),
  ];
  expect(quietReach(touches, VIEW, ['root-a']).map(({ place }) => place)).toEqual(['argument']);
});
