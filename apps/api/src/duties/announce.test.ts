import { openStore } from '@rootbound/store/open';
import { describe, expect, test } from 'vitest';
import { LiveRuns } from '../live-runs.ts';
import { Announcer } from './announce.ts';

const HOSTILE = 'note\u001b]0;title\u0007\r\nsecond line';

function follow(isTTY: boolean): string {
  using store = openStore(':memory:');
  const source = { kind: 'npm' as const, name: 'sample', version: '1.0.0', arguments: [] };
  const order = { run: 'a', source, profile: 'quick' as const, repeats: 1, callLimitMs: 1000, runLimitMs: 1000 };
  store.runs.add(order, '2026-11-30T10:00:00.000Z');
  let text = '';
  const announcer = new Announcer(store, { isTTY, columns: 60, write: (part) => void (text += part) });
  const live = new LiveRuns(store, () => new Date('2026-11-30T10:00:01.000Z'));
  live.listen((event) => announcer.follow(event));
  live.onProgress({ run: 'a', stage: 'survey', note: HOSTILE, done: 0, total: 0 });
  live.onProgress({ run: 'a', stage: 'probe', note: 'narrow', done: 1, total: 9 });
  live.onProgress({ run: 'a', stage: 'probe', note: 'narrow', done: 2, total: 9 });
  store.recordings.recordFault('a', { reason: `lost\nwith ${HOSTILE}`, finishedAt: '2026-11-30T10:00:02.000Z' });
  live.onChange('a');
  return text;
}

describe('terminal', () => {
  test('has a line for each stage where it is no terminal', () => {
    expect(follow(false).split('\n')).toEqual([
      'npm:sample 1.0.0: survey',
      'npm:sample 1.0.0: probe 1 of 9',
      'npm:sample 1.0.0: faulted, lost',
      '',
    ]);
  });

  test('writes over the line of the run in hand, and lets no word of a server steer the terminal', () => {
    const [lines, ...rest] = follow(true).split('\n');
    expect(rest).toEqual(['']);
    const parts = lines?.split('\r\u001b[2K') ?? [];
    expect(parts.slice(2)).toEqual([
      'npm:sample 1.0.0: probe 1 of 9 narrow',
      'npm:sample 1.0.0: probe 2 of 9 narrow',
      'npm:sample 1.0.0: faulted, lost',
    ]);
    expect(parts[1]).toMatch(/^npm:sample 1\.0\.0: survey note\P{Cc}*$/u);
  });
});
