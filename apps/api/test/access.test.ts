/** Nothing answers but to whoever opened the printed address, over real HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@rootbound/contract/routes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rootbound } from '../src/rootbound.ts';
import { ask, enter, openIn } from './installation.ts';

describe('access', () => {
  let folder: string;
  let rootbound: Rootbound;
  let keyPath: string;
  let port: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rootbound-api-'));
    rootbound = await openIn(folder);
    ({ port } = new URL(rootbound.address));
    keyPath = rootbound.address.slice(new URL(rootbound.address).origin.length);
  });
  afterEach(async () => {
    await rootbound[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  test('the printed address makes a session that lasts over a restart', async () => {
    const entered = await ask(rootbound.address, keyPath);
    expect(entered.status).toBe(303);
    expect(entered.headers.location).toBe('/');
    expect(String(entered.headers['set-cookie'])).toMatch(
      /^rootbound_\d+=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const token = String(entered.headers['set-cookie']).split(';')[0]?.split('=')[1];
    expect(
      (await ask(rootbound.address, ROUTES.status, { headers: { cookie: `rootbound_${port}=${token}` } })).status,
    ).toBe(200);
    await rootbound[Symbol.asyncDispose]();
    rootbound = await openIn(folder);
    const cookie = `rootbound_${new URL(rootbound.address).port}=${token}`;
    expect((await ask(rootbound.address, ROUTES.status, { headers: { cookie } })).status).toBe(200);
  });

  test('the key works once, and looking does not use it up', async () => {
    expect((await ask(rootbound.address, keyPath, { method: 'HEAD' })).status).toBe(401);
    expect((await ask(rootbound.address, keyPath)).status).toBe(303);
    const again = await ask(rootbound.address, keyPath);
    expect(again.status).toBe(401);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.body).toContain('printed in the terminal');
  });

  test.each(['/enter', '/enter?key=', '/enter?key=wrong', '/enter?key=a&key=b', `/enter?key=${'A'.repeat(43)}`])(
    'a wrong key opens nothing: %s',
    async (path) => {
      const refused = await ask(rootbound.address, path);
      expect(refused.status).toBe(401);
      expect(refused.headers['set-cookie']).toBeUndefined();
      expect((await ask(rootbound.address, keyPath)).status).toBe(303);
    },
  );

  test('no path answers without a session', async () => {
    for (const path of Object.values(ROUTES)) {
      const { status, body } = await ask(rootbound.address, path);
      expect([path, status, JSON.parse(body)]).toEqual([
        path,
        401,
        { code: 'NOT_ENTERED', message: 'open the address that was printed at start', field: 'cookie' },
      ]);
    }
    const page = await ask(rootbound.address, '/', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
    expect((await ask(rootbound.address, '/api/%ff')).status).toBe(401);
    expect((await ask(rootbound.address, '/nothing/here')).status).toBe(401);
  });

  test.each(['', 'x', 'A'.repeat(43), '%00', '"; drop'])('a made-up token opens nothing: %j', async (token) => {
    const headers = { cookie: `rootbound_${port}=${token}` };
    expect((await ask(rootbound.address, ROUTES.status, { headers })).status).toBe(401);
  });

  test('only the exact names of this address are answered, with a session too', async () => {
    const cookie = await enter(rootbound);
    const hosts = [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      'localhost',
      '127.0.0.1:1',
      `127.0.0.1.:${port}`,
    ];
    for (const host of [...hosts, `127.0.0.1:${port}.evil.example`, `[::1]:${port}`, `LOCALHOST:${port}`]) {
      const { status, body } = await ask(rootbound.address, ROUTES.status, { headers: { host, cookie } });
      expect([host, status, JSON.parse(body).code]).toEqual([host, 421, 'HOST_NOT_ALLOWED']);
    }
    const byName = await ask(rootbound.address, ROUTES.status, { headers: { host: `localhost:${port}`, cookie } });
    expect(byName.status).toBe(200);
  });

  test('only our own pages may ask, with a session too', async () => {
    const cookie = await enter(rootbound);
    const foreign = [
      'null',
      'http://evil.example',
      `https://127.0.0.1:${port}`,
      'http://127.0.0.1',
      `http://127.0.0.1:${port}0`,
    ];
    for (const origin of [...foreign, `http://localhost:1`]) {
      const { status, body } = await ask(rootbound.address, ROUTES.status, { headers: { origin, cookie } });
      expect([origin, status, JSON.parse(body).code]).toEqual([origin, 403, 'ORIGIN_NOT_ALLOWED']);
    }
    const own = await ask(rootbound.address, ROUTES.status, {
      headers: { origin: `http://127.0.0.1:${port}`, cookie },
    });
    expect(own.status).toBe(200);
    const post = {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    };
    expect((await ask(rootbound.address, ROUTES.runs, { ...post, body: '{}' })).status).toBe(403);
  });

  test('a key from outside opens nothing', async () => {
    expect((await ask(rootbound.address, keyPath, { headers: { host: 'evil.example' } })).status).toBe(421);
    expect((await ask(rootbound.address, keyPath, { headers: { origin: 'http://evil.example' } })).status).toBe(403);
    expect((await ask(rootbound.address, keyPath)).status).toBe(303);
  });

  test('it listens on the loopback interface only', () => {
    const addresses = rootbound.app.addresses().map((one) => (typeof one === 'string' ? one : one.address));
    expect(addresses).toEqual(['127.0.0.1']);
  });

  test('every answer carries the policy for pages', async () => {
    const { headers } = await ask(rootbound.address, ROUTES.status);
    expect(headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
