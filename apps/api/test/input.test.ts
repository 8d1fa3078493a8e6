/** Wrong input gets a 4xx in the one shape, with the field at fault; nothing of it reaches store or queue. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@rootbound/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Check } from 'typebox/value';
import type { Rootbound } from '../src/rootbound.ts';
import { type Ask, ask, enter, noRegistry, openIn } from './installation.ts';

const right = { package: 'sample', version: '1.0.0', profile: 'quick' };

describe('input', () => {
  let folder: string;
  let rootbound: Rootbound;
  let cookie: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rootbound-api-'));
    rootbound = await openIn(folder, {
      listVersions: async (name, signal) => {
        if (name !== 'unknown') return noRegistry(name, signal);
        return { kind: 'not-started', reason: 'unknown-package', text: 'no such package', stderr: '' };
      },
    });
    cookie = await enter(rootbound);
  });
  afterAll(async () => {
    await rootbound[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const problemOf = async (path: string, options: Ask = {}) => {
    const { status, headers, body } = await ask(rootbound.address, path, {
      ...options,
      headers: { cookie, ...options.headers },
    });
    const problem: unknown = JSON.parse(body);
    expect(headers['content-type']).toContain('application/json');
    expect(Check(Problem, problem)).toBe(true);
    // Just checked.
    const { code, field } = problem as Problem;
    return [status, code, field];
  };
  const post = (body: string, type = 'application/json') =>
    problemOf('/api/runs', { method: 'POST', headers: { 'content-type': type }, body });

  test.each(
    (
      [
        [{ ...right, package: undefined }, 'package'],
        [{ ...right, package: '' }, 'package'],
        [{ ...right, package: 7 }, 'package'],
        [{ ...right, package: 'a'.repeat(215) }, 'package'],
        [{ ...right, package: '../../etc/passwd' }, 'package'],
        [{ ...right, package: 'https://example.org/x.tgz' }, 'package'],
        [{ ...right, package: 'file:.' }, 'package'],
        [{ ...right, package: '@scope' }, 'package'],
        [{ ...right, package: 'sample@1.0.0' }, 'package'],
        [{ ...right, package: '--help' }, 'package'],
        [{ ...right, version: undefined }, 'version'],
        [{ ...right, version: null }, 'version'],
        [{ ...right, version: '>=1' }, 'version'],
        [{ ...right, version: '^1.0.0' }, 'version'],
        [{ ...right, version: '1.0.0 || 2' }, 'version'],
        [{ ...right, version: 'npm:other@1' }, 'version'],
        [{ ...right, version: '../x' }, 'version'],
        [{ ...right, version: '-1' }, 'version'],
        [{ ...right, profile: 'everything' }, 'profile'],
        [{ ...right, profile: undefined }, 'profile'],
        [{ ...right, arguments: '{argument}' }, 'arguments'],
        [{ ...right, arguments: ['ok', 3] }, 'arguments/1'],
        [{ ...right, arguments: ['ok', 'no\u0000'] }, 'arguments/1'],
        [{ ...right, arguments: Array.from({ length: 65 }, () => 'x') }, 'arguments'],
        [{ ...right, arguments: ['x'.repeat(4097)] }, 'arguments/0'],
        [{ ...right, directory: '/etc' }, 'directory'],
        [{ ...right, kind: 'command', run: 'sh -c id' }, 'kind'],
        [[right], 'body'],
        ['text', 'body'],
        [null, 'body'],
      ] as const
    ).map(([body, field]) => [field, body] as const),
  )('an order is refused for %s (%#)', async (field, body) => {
    expect(await post(JSON.stringify(body))).toEqual([400, 'REQUEST_INVALID', field]);
    expect(rootbound.store.runs.newest(1)).toEqual([]);
    expect(await rootbound.queue.standing()).toEqual({ queued: 0, running: 0 });
  });

  test.each([
    ['{"package":', 'application/json', 400, 'body'],
    ['', 'application/json', 400, 'body'],
    ['{}', 'text/plain', 415, 'content-type'],
    ['package=sample', 'application/x-www-form-urlencoded', 415, 'content-type'],
    [JSON.stringify({ ...right, arguments: ['x'.repeat(600_000)] }), 'application/json', 413, 'body'],
  ])('a body that cannot be read is refused: %.30s as %s', async (body, type, status, field) => {
    expect(await post(body, type)).toEqual([status, 'REQUEST_INVALID', field]);
  });

  test.each([
    ['/api/runs/none', 404, 'RUN_UNKNOWN', 'run'],
    ['/api/runs/none/matrix', 404, 'RUN_UNKNOWN', 'run'],
    ['/api/runs/none/sessions/narrow/frames', 404, 'RUN_UNKNOWN', 'run'],
    [`/api/runs/${'r'.repeat(129)}`, 400, 'REQUEST_INVALID', 'run'],
    ['/api/servers/npm%3Anone', 404, 'SERVER_UNKNOWN', 'server'],
    ['/api/evidence/none', 404, 'EVIDENCE_UNKNOWN', 'hash'],
    ['/api/comparisons/none/neither', 404, 'RUN_UNKNOWN', 'before'],
    ['/api/packages/..%2Fetc/versions', 400, 'REQUEST_INVALID', 'name'],
    ['/api/packages/@scope/versions', 400, 'REQUEST_INVALID', 'name'],
    ['/api/packages/unknown/versions', 404, 'PACKAGE_UNKNOWN', 'name'],
    ['/api/packages/@scope%2Fname/versions', 502, 'REGISTRY_UNREACHABLE', 'name'],
    ['/api/nothing', 404, 'ROUTE_UNKNOWN', 'path'],
    ['/api/runs/%ff', 400, 'REQUEST_INVALID', 'path'],
    [`/api/runs/${'r'.repeat(600)}`, 414, 'REQUEST_INVALID', 'path'],
  ])('%s answers %i', async (path, status, code, field) => {
    expect(await problemOf(path)).toEqual([status, code, field]);
  });

  test('a method that a path does not know is refused', async () => {
    expect(await problemOf('/api/status', { method: 'DELETE' })).toEqual([404, 'ROUTE_UNKNOWN', 'path']);
  });
});
