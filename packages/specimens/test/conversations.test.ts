/** When each specimen asks, and which list it goes by. */
import { describe, expect, test } from 'vitest';
import { Session } from './session.ts';

describe.concurrent('list of a specimen', () => {
  test.each([
    ['root-bound', 2, 'srv/b', 3, 'srv/a'],
    ['stale', 1, 'srv/a', 1, 'srv/a'],
    ['previous-list', 2, 'srv/a', 3, 'srv/b'],
  ] as const)('%s after a change and a change back', async (specimen, asks, changed, asksBack, back) => {
    await using session = await Session.open(specimen, { roots: ['srv/a'] });
    await session.answered(1);
    await session.change(['srv/b']);
    await session.answered(asks);
    expect(await reached(session)).toEqual([changed]);
    await session.change(['srv/a']);
    await session.answered(asksBack);
    expect(await reached(session)).toEqual([back]);
    expect(session.asks).toBe(asksBack);
  });

  test.each([
    ['root-bound', []],
    ['early-window', ['srv/a', 'srv/b']],
    ['early-everything', ['srv/a', 'srv/b', 'outside']],
  ] as const)('%s before the first answer', async (specimen, expected) => {
    await using session = await Session.open(specimen, { roots: ['srv/a'], held: true });
    expect(await reached(session)).toEqual(expected);
    session.release();
    await session.answered(1);
    expect(await reached(session)).toEqual(['srv/a']);
  });

  test.each(['waits-for-roots', 'lazy-asker'])('%s holds a call until the answer is there', async (specimen) => {
    await using session = await Session.open(specimen, { roots: ['srv/a'], held: true });
    let settled = false;
    const call = session.shows('srv/gap').finally(() => {
      settled = true;
    });
    await session.answered(1);
    expect(settled).toBe(false);
    session.release();
    expect(await call).toBe(false);
  });

  test('lazy-asker asks at each call, waits-for-roots only at the first', async () => {
    await using lazy = await Session.open('lazy-asker', { roots: ['srv/a'] });
    await using waiting = await Session.open('waits-for-roots', { roots: ['srv/a'] });
    expect([await reached(lazy), await reached(waiting)]).toEqual([['srv/a'], ['srv/a']]);
    expect([lazy.asks, waiting.asks]).toEqual([3, 1]);
    await waiting.change(['srv/b']);
    expect(await reached(waiting)).toEqual(['srv/b']);
  });
});

async function reached(session: Session): Promise<readonly string[]> {
  const directories: string[] = [];
  for (const directory of ['srv/a', 'srv/b', 'outside'] as const) {
    if (await session.shows(directory)) directories.push(directory);
  }
  return directories;
}
