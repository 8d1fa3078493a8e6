/** The client: paths and bodies as sent, answers as read, and every failure as a problem. */
import { describe, expect, test } from 'vitest';
import { type Fetch, makeClient, ProblemAnswer } from './client.ts';

function answering(status: number, body: unknown): Fetch {
  return async () => ({ ok: status < 300, status, json: async () => body });
}

async function problemOf(fetch: Fetch): Promise<unknown> {
  try {
    return await makeClient(fetch).status();
  } catch (cause) {
    return cause instanceof ProblemAnswer ? { status: cause.status, ...cause.problem } : cause;
  }
}

describe('client', () => {
  test('encodes ids so that a name with a slash stays one part of the path', async () => {
    const paths: string[] = [];
    const client = makeClient(async (path) => {
      paths.push(path);
      return { ok: true, status: 200, json: async () => ({}) };
    }, 'http://host');
    await client.server('npm:@scope/name');
    await client.comparison('r/1', 'r 2');
    await client.packageVersions('@scope/name');
    expect(paths).toEqual([
      'http://host/api/servers/npm%3A%40scope%2Fname',
      'http://host/api/comparisons/r%2F1/r%202',
      'http://host/api/packages/%40scope%2Fname/versions',
    ]);
  });

  test('sends an order as JSON and gives the row that answers it', async () => {
    const sent: unknown[] = [];
    const client = makeClient(async (path, init) => {
      sent.push({ path, ...init });
      return { ok: true, status: 202, json: async () => ({ run: 'r1' }) };
    });
    const row = await client.order({ package: 'a', version: 'latest', profile: 'quick', arguments: ['{argument}'] });
    expect(row).toEqual({ run: 'r1' });
    expect(sent).toEqual([
      {
        path: '/api/runs',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"package":"a","version":"latest","profile":"quick","arguments":["{argument}"]}',
      },
    ]);
  });

  test.each([
    [
      'a problem with its field',
      answering(422, { code: 'BAD', message: 'no', field: 'package' }),
      { status: 422, code: 'BAD', message: 'no', field: 'package' },
    ],
    [
      'an answer that is no problem',
      answering(502, '<html>'),
      { status: 502, code: 'HTTP_502', message: 'The answer was 502, without a reason.' },
    ],
    [
      'a success without a body',
      answering(200, null),
      { status: 200, code: 'HTTP_200', message: 'The answer was 200, without a reason.' },
    ],
    [
      'no answer',
      async () => Promise.reject(new TypeError('refused')),
      { status: 0, code: 'UNREACHABLE', message: 'Rootbound does not answer.' },
    ],
  ] satisfies [string, Fetch, unknown][])('turns %s into a problem', async (_, fetch, problem) => {
    expect(await problemOf(fetch)).toEqual(problem);
  });
});
