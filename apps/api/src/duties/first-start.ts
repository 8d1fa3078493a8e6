/**
 * What an empty store makes Rootbound probe by itself: two specimens and three versions of a well-known server.
 * Written down as wishes first, so a start that was killed goes on, and what had no registry is tried again.
 */
import { join } from 'node:path';
import { Fault } from '@rootbound/core/fault';
import type { NotStarted } from '@rootbound/core/report';
import type { ServerSource } from '@rootbound/core/server';
import type { PublishedVersions } from '@rootbound/sources/port';
import type { Store } from '@rootbound/store/open';
import type { Dispatcher } from './dispatcher.ts';

export type ListVersions = (name: string, signal: AbortSignal) => Promise<PublishedVersions | NotStarted>;

export interface FirstStartOptions {
  readonly store: Store;
  readonly dispatcher: Dispatcher;
  readonly specimensDirectory: string;
  readonly listVersions: ListVersions;
  readonly signal: AbortSignal;
}

const SPECIMENS = ['root-bound', 'argument-bound'];
const PACKAGE = '@modelcontextprotocol/server-filesystem';
const VERSIONS = ['2025.3.28', '2025.7.29', 'latest'];

const wishOf = (version: string) => `npm:${PACKAGE}@${version}`;

/** Orders what is wished for and not ordered yet; says which runs these are. */
export async function makeFirstStart(options: FirstStartOptions): Promise<readonly string[]> {
  const { store } = options;
  store.firstStart.begin([...SPECIMENS.map((name) => `command:${name}`), ...VERSIONS.map(wishOf)]);
  const open = new Set(store.firstStart.list().flatMap(({ what, run }) => (run === null ? [what] : [])));
  const specimens = SPECIMENS.filter((name) => open.has(`command:${name}`));
  for (const name of specimens) await orderSpecimen(name, options);
  const versions = VERSIONS.filter((version) => open.has(wishOf(version)));
  if (versions.length > 0) await orderVersions(versions, options);
  return store.firstStart.list().flatMap(({ what, run }) => (run !== null && open.has(what) ? [run] : []));
}

async function orderSpecimen(name: string, { dispatcher, specimensDirectory }: FirstStartOptions): Promise<void> {
  const source: ServerSource = {
    kind: 'command',
    name,
    version: '0.1.0',
    directory: join(specimensDirectory, name),
    run: 'node server.mjs {argument}',
  };
  await dispatcher.dispatch(source, 'standard', `command:${name}`);
}

/** The versions, or in words why there are none. */
async function list(listVersions: ListVersions, signal: AbortSignal): Promise<PublishedVersions | string> {
  try {
    const listed = await listVersions(PACKAGE, signal);
    return 'kind' in listed ? `${listed.reason}: ${listed.text}` : listed;
  } catch (cause) {
    if (cause instanceof Fault) return cause.message;
    throw cause;
  }
}

async function orderVersions(wanted: readonly string[], options: FirstStartOptions): Promise<void> {
  const { store, dispatcher, listVersions, signal } = options;
  const listed = await list(listVersions, signal);
  if (typeof listed === 'string') {
    for (const version of wanted) store.firstStart.skip(wishOf(version), listed);
    return;
  }
  for (const wish of wanted) {
    const found = listed.versions.find(({ version, tags }) => version === wish || tags.includes(wish));
    if (found === undefined) {
      store.firstStart.skip(wishOf(wish), `unknown-version: ${PACKAGE} has no ${wish}`);
      continue;
    }
    const { version, publishedAt } = found;
    const source: ServerSource = { kind: 'npm', name: PACKAGE, version, arguments: ['{argument}'] };
    await dispatcher.dispatch(source, 'standard', wishOf(wish));
    store.servers.addVersion({ server: `npm:${PACKAGE}`, version, publishedAt });
  }
}
