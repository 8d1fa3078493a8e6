import { expect, test } from 'vitest';
import { orderVersions } from './versions.ts';

test('versions are ordered by publication and not by number, without what was withdrawn', () => {
  const packument = {
    versions: ['2.0.1', '2025.3.28', '2025.7.29'],
    'dist-tags': { latest: '2025.7.29', old: '2025.3.28', stable: '2025.7.29' },
    time: {
      created: '2024-11-19T00:00:00.000Z',
      '2025.7.29': '2025-07-29T10:00:00.000Z',
      '2025.9.9': '2025-09-09T10:00:00.000Z',
      '2025.3.28': '2025-03-28T12:30:00.5+02:00',
      '2.0.1': '2026-10-25T00:05:17+00:00',
    },
  };
  expect(orderVersions('npm:sample', packument)).toEqual([
    { version: '2025.3.28', publishedAt: '2025-03-28T10:30:00.500Z', tags: ['old'] },
    { version: '2025.7.29', publishedAt: '2025-07-29T10:00:00.000Z', tags: ['latest', 'stable'] },
    { version: '2.0.1', publishedAt: '2026-10-25T00:05:17.000Z', tags: [] },
  ]);
});

test('a single version, which npm gives as a text, is a list of one', () => {
  const packument = { versions: '1.0.0', 'dist-tags': {}, time: { '1.0.0': '2025-01-01T00:00:00.000Z' } };
  expect(orderVersions('npm:sample', packument)).toEqual([
    { version: '1.0.0', publishedAt: '2025-01-01T00:00:00.000Z', tags: [] },
  ]);
});

test('a plan replaces the time of a registry that gives the time of its own copy', () => {
  const server = 'npm:@modelcontextprotocol/server-filesystem';
  const time = {
    '2025.3.28': '2026-03-20T16:01:54Z',
    '2025.7.29': '2026-01-15T19:20:12Z',
    '2.0.1': '2026-10-25T00:05:17Z',
  };
  const packument = { versions: Object.keys(time), 'dist-tags': {}, time };
  const versions = orderVersions(server, packument).map(({ version }) => version);
  expect(versions).toEqual(['2025.3.28', '2025.7.29', '2.0.1']);
});
