/** What comes back from the specimens whose reply says something else than their effect, and what is on the disk. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Session } from './session.ts';

const DECLARED = { roots: ['srv/a'] } as const;

async function open(specimen: string, asks = 1): Promise<Session> {
  const session = await Session.open(specimen, DECLARED);
  await session.answered(asks);
  return session;
}

describe.concurrent('reply of a specimen', () => {
  test('partly-bound searches outside and does not read there', async () => {
    await using session = await open('partly-bound');
    const found = await session.call('search_files', { path: session.path('srv/gap'), pattern: 'canary' });
    expect(JSON.stringify(found)).toContain('canary of srv/gap');
    expect(await session.shows('srv/gap')).toBe(false);
  });

  test('echoes-arguments repeats what it was sent', async () => {
    await using session = await open('echoes-arguments');
    const reply = await session.call('read_file', { path: session.path('srv/gap/secret.txt') });
    expect(reply.isError).toBe(true);
    expect(JSON.stringify(reply)).toContain('srv/gap/secret.txt');
  });

  test('claims-success writes inside only and says the same outside', async () => {
    await using session = await open('claims-success');
    const write = (path: string) => session.call('write_file', { path: session.path(path), content: 'x' });
    expect([(await write('srv/a/new')).isError, (await write('srv/gap/new')).isError]).toEqual([undefined, undefined]);
    await session.call('create_directory', { path: session.path('srv/a/directory') });
    expect(['srv/a/new', 'srv/gap/new', 'srv/a/directory'].map((path) => existsSync(session.path(path)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('denies-and-does changes the disk', async () => {
    await using session = await open('denies-and-does');
    const reply = await session.call('write_file', { path: session.path('srv/gap/new'), content: 'x' });
    expect(reply.isError).toBe(true);
    expect(existsSync(session.path('srv/gap/new'))).toBe(true);
  });

  test('serves-other-file shows a file of the root', async () => {
    await using session = await open('serves-other-file');
    const reply = await session.call('read_file', { path: session.path('outside/secret.txt') });
    expect(JSON.stringify(reply)).toContain('canary of srv/a');
  });

  test('two-path moves out and not in', async () => {
    await using session = await open('two-path');
    const move = (source: string, destination: string) =>
      session.call('move_file', { source: session.path(source), destination: session.path(destination) });
    await move('srv/gap/secret.txt', 'srv/a/in');
    await move('srv/a/secret.txt', 'srv/gap/out');
    expect(existsSync(session.path('srv/a/in'))).toBe(false);
    expect(readFileSync(session.path('srv/gap/out'), 'utf8')).toContain('canary of srv/a');
  });

  test('per-item-errors shows one file and the denial of another', async () => {
    await using session = await open('per-item-errors');
    const paths = ['srv/a/secret.txt', 'srv/gap/secret.txt'].map((path) => session.path(path));
    const reply = await session.call('read_many', { paths });
    expect(reply.isError).toBeUndefined();
    expect(JSON.stringify(reply)).toMatch(/canary of srv\/a.*Access denied/s);
    expect(JSON.stringify(reply)).not.toContain('canary of srv/gap');
  });

  test('structured-only shows the text in structured content alone', async () => {
    await using session = await open('structured-only', 0);
    const reply = await session.call('read_document', { path: session.path('srv/gap/secret.txt') });
    expect(reply.content).toEqual([{ type: 'text', text: 'Done' }]);
    expect(JSON.stringify(reply.structuredContent)).toContain('canary of srv/gap');
  });

  test('base64-reader shows no plain text', async () => {
    await using session = await open('base64-reader', 0);
    const path = session.path('srv/gap/secret.txt');
    const replies = [await session.call('read_blob', { path }), await session.call('read_image', { path })];
    const encoded = Buffer.from('canary of srv/gap\n').toString('base64');
    for (const reply of replies) {
      expect(JSON.stringify(reply)).toContain(encoded);
      expect(JSON.stringify(reply)).not.toContain('canary');
    }
  });

  test('linked-resource shows the text when the resource is read', async () => {
    await using session = await open('linked-resource', 0);
    const reply = await session.call('open_file', { path: session.path('srv/gap/secret.txt') });
    expect(reply.content).toMatchObject([{ type: 'resource_link' }]);
    const link = reply.content[0];
    if (link?.type !== 'resource_link') throw new Error('no link in the reply');
    expect(JSON.stringify(await session.client.readResource({ uri: link.uri }))).toContain('canary of srv/gap');
  });

  test('pretends-error-codes denies with an error of the protocol', async () => {
    await using session = await open('pretends-error-codes');
    await expect(session.shows('srv/gap')).rejects.toMatchObject({ code: -32002 });
    expect(await session.shows('srv/a')).toBe(true);
  });

  test('late-crash ends at a path outside', async () => {
    await using session = await open('late-crash');
    expect(await session.shows('srv/a')).toBe(true);
    await expect(session.shows('srv/gap')).rejects.toThrow(/closed/i);
  });

  test('hangs-outside leaves a call without an answer and takes others', async () => {
    await using session = await open('hangs-outside');
    let settled = false;
    const mark = () => {
      settled = true;
    };
    void session.shows('srv/gap').then(mark, mark);
    expect(await session.shows('srv/a')).toBe(true);
    expect(settled).toBe(false);
  });

  test('odd-names reads through a nested path and a list of objects', async () => {
    await using session = await open('odd-names');
    const path = session.path('srv/a/secret.txt');
    const replies = [
      await session.call('view', { options: { file: path } }),
      await session.call('read_batch', { files: [{ path }] }),
    ];
    for (const reply of replies) expect(JSON.stringify(reply)).toContain('canary of srv/a');
  });
});
