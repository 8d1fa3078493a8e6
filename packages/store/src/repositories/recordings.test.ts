import type { Report } from '@rootbound/core/report';
import { describe, expect, test } from 'vitest';
import { sampleEvidence, sampleMatrix, sampleOrder, sampleReport } from '../../test/samples.ts';
import { openStore, type Store } from '../open.ts';
import type { Recording } from './recordings.ts';

const ORDERED_AT = '2026-11-30T09:59:59.000Z';

function storeWith(...ordered: readonly ReturnType<typeof sampleOrder>[]): Store {
  const store = openStore(':memory:');
  for (const order of ordered) store.runs.add(order, ORDERED_AT);
  return store;
}

function probed(report: Report): Recording {
  return { report, matrix: sampleMatrix(report), state: 'probed', reason: '', stderr: '' };
}

describe('recording', () => {
  test('closes the run with what its matrix adds up to', async () => {
    using store = storeWith(sampleOrder('a'));
    expect(await store.recordings.record(probed(sampleReport(sampleOrder('a'))))).toBe(true);
    expect(store.runs.find('a')).toEqual({
      run: 'a',
      server: 'npm:sample',
      version: '1.0.0',
      publishedAt: '2025-03-28T00:00:00.000Z',
      order: sampleOrder('a'),
      state: 'probed',
      orderedAt: ORDERED_AT,
      finishedAt: '2026-11-30T10:00:09.000Z',
      reason: '',
      stderr: '',
      sum: {
        headline: 'argument-bound',
        relation: 'argument-alone',
        traits: ['link-blind'],
        tally: { holds: 1, open: 2 },
        isolated: true,
        witnessed: false,
      },
    });
  });

  test('changes nothing when the same report comes again', async () => {
    using store = storeWith(sampleOrder('a'));
    await store.recordings.record(probed(sampleReport(sampleOrder('a'))));
    const before = store.runs.find('a');
    const again = { ...sampleReport(sampleOrder('a')), finishedAt: '2026-12-24T00:00:00.000Z' };
    expect(await store.recordings.record(probed(again))).toBe(false);
    expect(store.recordings.recordFault('a', { reason: 'late', finishedAt: 'late' })).toBe(false);
    expect(store.runs.find('a')).toEqual(before);
  });

  test('records one of two that come at the same time', async () => {
    using store = storeWith(sampleOrder('a'));
    const report = sampleReport(sampleOrder('a'));
    const results = await Promise.all([
      store.recordings.record(probed(report)),
      store.recordings.record(probed(report)),
    ]);
    expect(results.toSorted()).toEqual([false, true]);
  });

  test('refuses a run that was never ordered', async () => {
    using store = storeWith();
    expect(await store.recordings.record(probed(sampleReport(sampleOrder('stranger'))))).toBe(false);
    expect(store.servers.list()).toEqual([]);
  });

  test('writes all of a run or nothing of it', async () => {
    using store = storeWith(sampleOrder('a'));
    const report = sampleReport(sampleOrder('a'), { e1: sampleEvidence('one') });
    const broken = { ...probed(report), matrix: { ...sampleMatrix(report), headline: null } };
    // A matrix that no judge makes: the last insert fails.
    await expect(store.recordings.record(broken as unknown as Recording)).rejects.toThrow(TypeError);
    expect(store.runs.find('a')?.state).toBe('queued');
    expect(store.documents.packedEvidence('e1')).toBeNull();
    expect(await store.recordings.record(probed(report))).toBe(true);
  });

  test('keeps the version that was installed, not the tag that was asked for', async () => {
    using store = storeWith(sampleOrder('a', 'latest'));
    await store.recordings.record(probed(sampleReport(sampleOrder('a', 'latest'))));
    expect(store.runs.find('a')?.version).toBe('2.0.0');
  });

  test('keeps evidence once and gives it back with the report', async () => {
    using store = storeWith(sampleOrder('a'), sampleOrder('b'));
    const evidence = { e1: sampleEvidence('one'), e2: sampleEvidence('two') };
    const report = sampleReport(sampleOrder('a'), evidence);
    await store.recordings.record(probed(report));
    await store.recordings.record(probed(sampleReport(sampleOrder('b'), { e1: sampleEvidence('one') })));
    expect(await store.documents.report('a')).toEqual(report);
    expect(Object.keys((await store.documents.report('b'))?.evidence ?? {})).toEqual(['e1']);
    const { evidence: _left, ...document } = sampleMatrix(report);
    expect(await store.documents.matrix('a')).toEqual(document);
  });

  test('keeps a server’s words as they are, the end of a flood of them', async () => {
    using store = storeWith(sampleOrder('a'));
    const report = sampleReport(sampleOrder('a'));
    const stderr = `${'x'.repeat(100_000)}<script>\u001b[31m\u0000last words`;
    await store.recordings.record({ report, matrix: null, state: 'not-started', reason: 'exited: 1', stderr });
    const kept = store.runs.find('a');
    expect(kept?.state).toBe('not-started');
    expect(kept?.sum).toBeNull();
    expect(kept?.stderr.endsWith('<script>\u001b[31m\u0000last words')).toBe(true);
    expect(kept?.stderr.length).toBeLessThan(66_000);
    expect(kept?.stderr.startsWith('[cut: ')).toBe(true);
  });
});
