/** Servers from the registry that npm is configured for; without one these tests are skipped, and say so. */
import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerSource } from '@rootbound/core/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { materialise } from '../src/sources.ts';
import { listPublishedVersions } from '../src/versions.ts';
import { openStage, type Stage } from './stage.ts';

const NAME = '@modelcontextprotocol/server-filesystem';
const signal = new AbortController().signal;
const published = await listPublishedVersions(NAME, signal);
const isReachable = !('kind' in published);
if (!isReachable) process.stderr.write(`SKIPPED: the tests of the npm source. ${published.text}\n`);

function npm(name: string, version: string, parameters: string[] = []): ServerSource {
  return { kind: 'npm', name, version, arguments: parameters };
}

describe.skipIf(!isReachable)('a server from npm', { timeout: 120_000 }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(async () => {
    await stage[Symbol.asyncDispose]();
  });

  test('is installed once for all who ask, with its tree, its integrity and its command', async () => {
    const asked = [npm(NAME, '2025.3.28'), npm(NAME, '2025.3.28', ['--flag', '{argument}'])];
    const [one, other] = await Promise.all(asked.map((source) => materialise(source, stage.options)));
    assert(one?.kind === 'materialised' && other?.kind === 'materialised');
    const program = `{package}/node_modules/${NAME}/dist/index.js`;
    expect(one.command).toEqual(['{node}', program, '{argument}']);
    expect(other.command).toEqual(['{node}', program, '--flag', '{argument}']);
    expect(other.directory).toBe(one.directory);
    expect(stage.notes.filter((note) => note.startsWith('installing'))).toHaveLength(1);
    expect(one.installation.integrity).toBe(
      'sha512-1AMqM0EZnF7n6L5njMASDR12ppyvtj89HinePbvB8UtT5JKWQ6LJJcbsTYIt/gerFNssf17gH5qXvqSM+eCQSg==',
    );
    expect(one.installation.version).toBe('2025.3.28');
    const names = one.installation.dependencies.map(({ name }) => name);
    expect(names).toContain('@modelcontextprotocol/sdk');
    expect(names).not.toContain(NAME);
    const file = join(one.directory, 'node_modules', NAME, 'dist', 'index.js');
    expect((await stat(file)).mode & 0o044).toBe(0o044);
    expect(await readFile(file, 'utf8')).toContain('allowed');
  });

  test('comes from the cache when the registry is out of reach', async () => {
    const before = process.env['npm_config_registry'];
    process.env['npm_config_registry'] = 'http://127.0.0.1:9';
    try {
      expect(await materialise(npm(NAME, '2025.3.28'), stage.options)).toMatchObject({ kind: 'materialised' });
      expect(await materialise(npm(NAME, '2025.7.29'), stage.options)).toMatchObject({
        reason: 'unreachable-registry',
      });
    } finally {
      if (before === undefined) delete process.env['npm_config_registry'];
      else process.env['npm_config_registry'] = before;
    }
  });

  test.each([
    ['a package without a bin', npm('is-number', '7.0.0'), 'no-bin'],
    ['an unknown version', npm('is-number', '99.9.9'), 'unknown-version'],
    ['a range', npm('is-number', '^7.0.0'), 'unknown-version'],
    ['a version that is another kind of source', npm('is-number', 'file:/etc'), 'unknown-version'],
    ['an unknown package', npm('rootbound-has-no-such-package', '1.0.0'), 'unknown-package'],
    ['a name that is none', npm('--registry=x', '1.0.0'), 'unknown-package'],
  ])('is refused for %s', async (_case, source, reason) => {
    expect(await materialise(source, stage.options)).toMatchObject({ kind: 'not-started', reason });
  });

  test('is not resolved after a cancel', async () => {
    const options = { ...stage.options, signal: AbortSignal.timeout(50) };
    await expect(materialise(npm(NAME, 'latest'), options)).rejects.toThrow('timeout');
  });

  test('has versions by publication time, the tagged one among them', () => {
    assert(isReachable);
    const times = published.versions.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort());
    expect(published.versions.flatMap(({ tags }) => tags)).toContain('latest');
  });
});
