/** One installation in a folder of its own, with the staged worker: opened as the process opens it. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Event } from '@rootbound/contract/run';
import type { Config } from '../src/config.ts';
import type { ListVersions } from '../src/duties/first-start.ts';
import { openRootbound, type Rootbound } from '../src/rootbound.ts';

export const FAKE_WORKER = fileURLToPath(new URL('../../worker/test/fake-worker.ts', import.meta.url));

export interface Overrides {
  readonly firstStart?: boolean;
  readonly listVersions?: ListVersions;
  readonly webDirectory?: string;
}

export async function openIn(folder: string, overrides: Overrides = {}): Promise<Rootbound> {
  const { firstStart = false, listVersions = noRegistry, webDirectory = join(folder, 'web') } = overrides;
  const workDirectory = join(folder, 'work');
  mkdirSync(workDirectory, { recursive: true });
  const config: Config = {
    port: 0,
    dataDirectory: folder,
    workDirectory,
    webDirectory,
    specimensDirectory: join(folder, 'specimens'),
    workerEntry: FAKE_WORKER,
    workerEnvironment: {},
    firstStart,
    witness: false,
  };
  return openRootbound({
    config,
    workDirectory,
    abilities: {
      version: '0.1.0',
      catalog: '1',
      sandbox: { kind: 'bubblewrap', isolated: true, note: 'isolated' },
      witness: { kind: 'none', witnessed: false, note: 'no witness' },
      lacking: [],
    },
    listVersions,
    logger: false,
    now: () => new Date(),
  });
}

export const noRegistry: ListVersions = async () => ({
  kind: 'not-started',
  reason: 'unreachable-registry',
  text: 'nobody answers',
  stderr: '',
});

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A request over real HTTP with headers that `fetch` would not let through. */
export async function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const request = sendRequest({ hostname, port, path, method, headers });
  request.end(body);
  const [response] = await once(request, 'response');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, body: text };
}

/** Opens the printed address and returns the cookie for later requests. */
export async function enter(rootbound: Rootbound): Promise<string> {
  const { pathname, search } = new URL(rootbound.address);
  const { headers } = await ask(rootbound.address, pathname + search);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Resolves with the first event that `wanted` accepts. */
export function nextEvent(rootbound: Rootbound, wanted: (event: Event) => boolean): Promise<Event> {
  return new Promise((resolve) => {
    const silence = rootbound.listen((event) => {
      if (!wanted(event)) return;
      silence();
      resolve(event);
    });
  });
}
