/** From an order over HTTP to its matrix and to what moved, through the real queue and a staged worker. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeClient, ProblemAnswer } from '@rootbound/contract/client';
import { ROUTES } from '@rootbound/contract/routes';
import { RunRow, ServerPage, ServerRow } from '@rootbound/contract/server';
import { Status } from '@rootbound/contract/status';
import { Comparison } from '@rootbound/core/change';
import { Matrix } from '@rootbound/core/matrix';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Comparer } from '../src/duties/comparer.ts';
import { Recorder } from '../src/duties/recorder.ts';
import { LiveRuns } from '../src/live-runs.ts';
import type { Rootbound } from '../src/rootbound.ts';
import { ask, enter, nextEvent, openIn } from './installation.ts';

describe('runs', { timeout: 60_000 }, () => {
  let folder: string;
  let rootbound: Rootbound;
  let cookie: string;
  let client: ReturnType<typeof makeClient>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rootbound-api-'));
    rootbound = await openIn(folder);
    await rootbound.begin();
    cookie = await enter(rootbound);
    const { origin } = new URL(rootbound.address);
    client = makeClient((path, init) => fetch(path, { ...init, headers: { ...init?.headers, cookie } }), origin);
  });
  afterEach(async () => {
    await rootbound[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const probe = async (name: string, version: string) => {
    const ordered = await client.order({ package: name, version, profile: 'quick' });
    await rootbound.queue.drain();
    return client.run(ordered.run);
  };

  test('an order is answered at once, and ends in a matrix of the version that was installed', async () => {
    const ordered = await client.order({ package: 'sample', version: 'latest', profile: 'quick' });
    expect(ordered).toMatchObject({
      server: 'npm:sample',
      version: 'latest',
      state: 'queued',
      headline: null,
      tally: null,
    });
    await rootbound.queue.drain();
    const row = await client.run(ordered.run);
    expect(Check(RunRow, row)).toBe(true);
    expect(row).toMatchObject({
      version: '2.0.0',
      publishedAt: '2025-03-01T00:00:00.000Z',
      state: 'probed',
      isolated: true,
      witnessed: false,
    });
    expect(row.tally).toMatchObject({ holds: 1, reached: 1 });
    const matrix = await client.matrix(ordered.run);
    expect(Check(Matrix, matrix)).toBe(true);
    expect(matrix.evidence).toBeUndefined();
    const gap = matrix.cells.find(({ target }) => target === 'gap-sibling');
    expect(gap).toMatchObject({ verdict: 'holds', outcome: 'refused', evidence: 'gap-sibling-false' });
    expect(await client.evidence('gap-sibling-false')).toMatchObject({ reply: { text: 'Access denied' } });
    const frames = await ask(rootbound.address, `/api/runs/${ordered.run}/sessions/narrow/frames`, {
      headers: { cookie },
    });
    expect(JSON.parse(frames.body).map(({ direction }: { direction: string }) => direction)).toEqual(['<-', '->']);
  });

  test('versions stand by publication, and each step counts what moved', async () => {
    const [second, third, first] = [
      await probe('sample', '2.0.0'),
      await probe('sample', '3.0.0'),
      await probe('sample', '1.0.0'),
    ];
    const page = await client.server('npm:sample');
    expect(Check(ServerPage, page)).toBe(true);
    expect(page.versions.map(({ version }) => version)).toEqual(['1.0.0', '3.0.0', '2.0.0']);
    expect(page.steps).toEqual([
      { before: first.run, after: third.run, counts: expect.objectContaining({ closed: 1 }) },
      { before: third.run, after: second.run, counts: {} },
    ]);
    const comparison = await client.comparison(first.run, second.run);
    expect(Check(Comparison, comparison)).toBe(true);
    expect(comparison.changes.filter(({ kind }) => kind === 'closed').map(({ subject }) => subject)).toEqual([
      'narrow/read_file/read/gap-sibling',
    ]);
    const servers = await client.servers();
    expect(Check(Type.Array(ServerRow), servers)).toBe(true);
    expect(servers.map(({ server, versions, runs, newest }) => [server, versions, runs, newest?.version])).toEqual([
      ['npm:sample', 3, 3, '2.0.0'],
    ]);
  });

  test('a server that does not start ends as a run with its reason and its own words', async () => {
    const row = await probe('exits', '1.0.0');
    expect(row).toMatchObject({
      state: 'not-started',
      reason: 'exited: exit 1 before any answer',
      stderr: 'Error: <b>no</b>\n',
    });
    expect(row).toMatchObject({ headline: null, tally: null, isolated: null });
    await expect(client.matrix(row.run)).rejects.toThrow(ProblemAnswer);
    const fine = await probe('sample', '1.0.0');
    await expect(client.comparison(fine.run, row.run)).rejects.toMatchObject({
      status: 409,
      problem: { code: 'RUN_WITHOUT_MATRIX', field: 'after' },
    });
  });

  test('a fault of ours ends as a faulted run, and the next one goes on', async () => {
    const row = await probe('breaks', '1.0.0');
    expect(row.state).toBe('faulted');
    expect(row.reason).toContain('WORKER_BROKEN: Error: a mistake in the worker');
    expect((await probe('sample', '1.0.0')).state).toBe('probed');
  });

  test('a worker that is killed in the middle costs nothing but time', async () => {
    const row = await probe('dies-once', '1.0.0');
    expect(row.state).toBe('probed');
    expect(readFileSync(join(folder, 'work/taken'), 'utf8').trim().split('\n')).toHaveLength(2);
  });

  test('a report that arrives twice changes nothing', async () => {
    const row = await probe('sample', '1.0.0');
    const report = await rootbound.store.documents.report(row.run);
    if (report === null) throw new Error('the report is not there');
    const { store } = rootbound;
    const live = new LiveRuns(store, () => new Date());
    const onMistake = () => undefined;
    const recorder = new Recorder({ store, live, comparer: new Comparer(store), now: () => new Date(), onMistake });
    await recorder.onReport({ ...report, finishedAt: '2030-01-01T00:00:00.000Z' });
    await recorder.onFault(row.run, { code: 'LATE', message: 'late', retryable: false });
    expect(await client.run(row.run)).toEqual(row);
  });

  test('a run that was in hand at a stop goes on at the next start', async () => {
    const working = nextEvent(rootbound, ({ event, data }) => event === 'progress' && data.stage === 'probe');
    const ordered = await client.order({ package: 'waits-once', version: '1.0.0', profile: 'quick' });
    await working;
    await rootbound[Symbol.asyncDispose]();
    rootbound = await openIn(folder);
    expect(rootbound.store.runs.find(ordered.run)?.state).toBe('running');
    expect(await rootbound.begin()).toEqual([ordered.run]);
    await rootbound.queue.drain();
    expect(rootbound.store.runs.find(ordered.run)?.state).toBe('probed');
    expect(rootbound.store.runs.newest(10)).toHaveLength(1);
  });

  test('a matrix is sent as it lies to whoever takes gzip, and as text to others', async () => {
    const { run } = await probe('sample', '1.0.0');
    const headers = { cookie };
    const plain = await ask(rootbound.address, `/api/runs/${run}/matrix`, { headers });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = rootbound.store.documents.packedMatrix(run);
    expect(gunzipSync(packed ?? Buffer.alloc(0)).toString('utf8')).toBe(plain.body);
    for (const accepted of ['gzip', 'br, gzip;q=0.5', 'GZIP']) {
      const answer = await ask(rootbound.address, `/api/runs/${run}/matrix`, {
        headers: { ...headers, 'accept-encoding': accepted },
      });
      expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, 'gzip']);
    }
    for (const accepted of ['br', 'gzip;q=0', 'gzip; q=0.0']) {
      const answer = await ask(rootbound.address, `/api/runs/${run}/matrix`, {
        headers: { ...headers, 'accept-encoding': accepted },
      });
      expect([accepted, answer.body]).toEqual([accepted, plain.body]);
    }
  });

  test('the description names every path of the contract, and the status has its shape', async () => {
    const { body } = await ask(rootbound.address, ROUTES.openapi, { headers: { cookie } });
    const described = Object.keys(JSON.parse(body).paths).toSorted();
    const { openapi: _itself, ...routes } = ROUTES;
    expect(described).toEqual(
      Object.values(routes)
        .map((path) => path.replace(/:(\w+)/g, '{$1}'))
        .toSorted(),
    );
    expect(Check(Status, await client.status())).toBe(true);
  });
});
