/** Each specimen keeps the line that it is named after: what it shows of each place, in a steady session. */
import { describe, expect, test } from 'vitest';
import { Session } from './session.ts';

const PLACES = {
  inside: ['srv/a', 'srv/a/secret.txt'],
  gap: ['srv/gap', 'srv/gap/secret.txt'],
  prefix: ['srv/a-legacy', 'srv/a-legacy/secret.txt'],
  linkFile: ['srv/gap', 'srv/a/link.txt'],
  linkDir: ['srv/gap', 'srv/a/link/secret.txt'],
  beyond: ['outside', 'outside/secret.txt'],
  cwd: ['cwd', 'cwd/secret.txt'],
} as const;

async function shown(session: Session): Promise<readonly string[]> {
  const names: string[] = [];
  for (const [name, [directory, path]] of Object.entries(PLACES)) {
    if (await session.shows(directory, path)) names.push(name);
  }
  return names;
}

const ALL = Object.keys(PLACES);
const ARGUMENT = ['inside', 'gap', 'prefix', 'linkFile', 'linkDir'];

describe.concurrent('line of a specimen with one root', () => {
  test.each([
    ['root-bound', 1, ['inside']],
    ['argument-bound', 0, ARGUMENT],
    ['argument-bound-asker', 1, ARGUMENT],
    ['intersect-bound', 1, ['inside']],
    ['union-bound', 1, ARGUMENT],
    ['advisory', 1, ALL],
    ['default-directory', 1, ALL],
    ['never-asks', 0, ['cwd']],
    ['directory-bound', 1, ['cwd']],
    ['prefix-blind', 1, ['inside', 'prefix', 'linkFile', 'linkDir']],
    ['prefix-blind-real', 1, ['inside', 'prefix']],
    ['link-blind', 1, ['inside', 'linkFile', 'linkDir']],
    ['parent-only', 1, ['inside', 'linkFile']],
    ['echoes-arguments', 1, ['inside']],
    ['plain-text-denial', 1, ['inside']],
    ['noise-on-stdout', 1, ['inside']],
    ['always-refuses', 1, []],
  ] as const)('%s', async (specimen, asks, expected) => {
    await using session = await Session.open(specimen, { roots: ['srv/a'] });
    await session.answered(asks);
    expect(await shown(session)).toEqual(expected);
    expect(session.asks).toBe(asks);
  });
});

describe.concurrent('line of a specimen with other lists', () => {
  test.each([
    ['root-bound', ['srv/a', 'srv/b'], ['srv/a', 'srv/b']],
    ['first-root-only', ['srv/a', 'srv/b'], ['srv/a']],
    ['first-root-only', ['srv/b', 'srv/a'], ['srv/b']],
    ['last-root-only', ['srv/a', 'srv/b'], ['srv/b']],
    ['root-bound', ['outside'], ['outside']],
    ['intersect-bound', ['outside'], []],
    ['union-bound', ['outside'], ['srv/a', 'srv/b', 'outside']],
  ] as const)('%s with %j', async (specimen, roots, expected) => {
    await using session = await Session.open(specimen, { roots });
    await session.answered(1);
    const reached: string[] = [];
    for (const directory of ['srv/a', 'srv/b', 'outside'] as const) {
      if (await session.shows(directory)) reached.push(directory);
    }
    expect(reached).toEqual(expected);
  });

  test('falls back to the argument where no roots are declared, and does not ask', async () => {
    await using session = await Session.open('root-bound', { roots: null });
    expect(await shown(session)).toEqual(ARGUMENT);
    expect(session.asks).toBe(0);
  });

  test('asks-uninvited asks where no roots are declared', async () => {
    await using session = await Session.open('asks-uninvited', { roots: null });
    await session.answered(1);
    expect(await shown(session)).toEqual(ARGUMENT);
  });

  test('default-directory starts a relative path at the first root', async () => {
    await using session = await Session.open('default-directory', { roots: ['srv/b'] });
    await session.answered(1);
    const reply = await session.call('read_file', { path: 'secret.txt' });
    expect(JSON.stringify(reply)).toContain('canary of srv/b');
  });
});
