/** The built pages: one shell for every address, its own scripts allowed by hash, and nothing guessed. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rootbound } from '../src/rootbound.ts';
import { ask, enter, openIn } from './installation.ts';

const SCRIPT = '\n\tstart({ "at": "<here>" });\n';
const SHELL = `<!doctype html><script src="/other.js"></script><script type="module">${SCRIPT}</script><p>shell</p>`;
const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('pages', () => {
  let folder: string;
  let rootbound: Rootbound;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rootbound-api-'));
  });
  afterEach(async () => {
    await rootbound[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const open = async () => {
    rootbound = await openIn(folder);
    const cookie = await enter(rootbound);
    return (path: string, headers: Record<string, string> = HTML) =>
      ask(rootbound.address, path, { headers: { cookie, ...headers } });
  };
  const build = () => {
    mkdirSync(join(folder, 'web/_app/immutable'), { recursive: true });
    writeFileSync(join(folder, 'web/index.html'), SHELL);
    writeFileSync(join(folder, 'web/_app/immutable/a.1b2c.js'), 'export {};');
    writeFileSync(join(folder, 'secret.txt'), 'not a page');
  };

  test('every address that no file answers is the shell, with its scripts allowed by hash', async () => {
    build();
    const get = await open();
    for (const path of ['/', '/servers/npm%3A%40scope%2Fname.js', '/compare/a/b?only=closed']) {
      const page = await get(path);
      expect([path, page.status, page.body]).toEqual([path, 200, SHELL]);
      expect(page.headers['cache-control']).toBe('no-cache');
      const hash = createHash('sha256').update(SCRIPT).digest('base64');
      expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    }
  });

  test('a file with a hash in its name may be kept, one that is not there is missing', async () => {
    build();
    const get = await open();
    const kept = await get('/_app/immutable/a.1b2c.js', { accept: '*/*' });
    expect([kept.status, kept.headers['cache-control']]).toEqual([200, 'max-age=31536000, immutable']);
    expect((await get('/_app/immutable/gone.js', { accept: '*/*' })).status).toBe(404);
    expect((await get('/favicon.ico', { accept: 'image/png,*/*;q=0.8' })).status).toBe(404);
  });

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/_app/..%2f..%2fsecret.txt', '//secret.txt'])(
    'nothing beside the pages is served: %s',
    async (path) => {
      build();
      const get = await open();
      expect((await get(path)).body).not.toContain('not a page');
    },
  );

  test('a plain page says that the pages are not built', async () => {
    const get = await open();
    const page = await get('/');
    expect(page.status).toBe(503);
    expect(page.body).toContain('The pages are not built');
  });
});
