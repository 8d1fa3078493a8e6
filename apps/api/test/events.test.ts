/** Live events over real HTTP: the state first, then every change; and nothing is left when a listener goes. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@rootbound/contract/routes';
import { Event } from '@rootbound/contract/run';
import { Check } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rootbound } from '../src/rootbound.ts';
import { ask, enter, openIn } from './installation.ts';

describe('events', { timeout: 60_000 }, () => {
  let folder: string;
  let rootbound: Rootbound;
  let cookie: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rootbound-api-'));
    rootbound = await openIn(folder);
    cookie = await enter(rootbound);
  });
  afterEach(async () => {
    await rootbound[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const listen = async (): Promise<IncomingMessage> => {
    const { hostname, port } = new URL(rootbound.address);
    const listening = request({ hostname, port, path: ROUTES.events, headers: { cookie } }).end();
    const [response] = await once(listening, 'response');
    return response;
  };
  const order = async () => {
    const body = JSON.stringify({ package: 'sample', version: 'latest', profile: 'quick' });
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await ask(rootbound.address, ROUTES.runs, { method: 'POST', headers, body });
    expect(answer.status).toBe(202);
    return String(JSON.parse(answer.body).run);
  };

  test('a run is followed from its order to its end', async () => {
    const early = await order();
    const response = await listen();
    expect(response.headers['content-type']).toBe('text/event-stream');
    await rootbound.begin();
    const seen: Event[] = [];
    for await (const event of readEvents(response)) {
      seen.push(event);
      if (event.event === 'run' && event.data.state === 'probed') break;
    }
    expect(seen.every((event) => Check(Event, event) && event.data.run === early)).toBe(true);
    const words = seen.map((event) => (event.event === 'run' ? event.data.state : `- ${event.data.stage}`));
    expect(words).toEqual(['queued', 'running', '- survey', '- probe', 'probed']);
    expect(seen.at(-1)?.data).toMatchObject({ version: '2.0.0', stage: '' });
  });

  test('who comes late hears the state first', async () => {
    const run = await order();
    await rootbound.begin();
    await rootbound.queue.drain();
    for await (const event of readEvents(await listen())) {
      expect(event).toMatchObject({ event: 'run', data: { run, state: 'probed' } });
      break;
    }
  });

  test('a stop ends the stream', async () => {
    const response = await listen();
    // Cut off in the middle is an error to the one who reads, and an end all the same.
    response.once('error', () => undefined);
    const ended = new Promise<void>((resolve) => response.resume().once('close', resolve));
    await rootbound[Symbol.asyncDispose]();
    await ended;
    expect(response.destroyed).toBe(true);
    rootbound = await openIn(folder);
  });
});

async function* readEvents(response: IncomingMessage): AsyncGenerator<Event> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(part) ?? [];
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) } as Event; // Checked by the tests.
    }
  }
}
