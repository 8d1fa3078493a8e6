/**
 * The whole of one installation, put together: store, queue, worker, application and duties.
 * Everything that is opened here is closed by the one value that comes back.
 */
import { join } from 'node:path';
import type { Event } from '@rootbound/contract/run';
import type { Status } from '@rootbound/contract/status';
import { openEmbeddedQueue } from '@rootbound/queue/drivers/embedded';
import type { Queue } from '@rootbound/queue/port';
import { openStore, type Store } from '@rootbound/store/open';
import { Access } from './access.ts';
import { buildApp, type Deps } from './app.ts';
import type { Config } from './config.ts';
import { Comparer } from './duties/comparer.ts';
import { Dispatcher } from './duties/dispatcher.ts';
import { type ListVersions, makeFirstStart } from './duties/first-start.ts';
import { Recorder } from './duties/recorder.ts';
import { ApiConfigFault } from './errors.ts';
import { LiveRuns } from './live-runs.ts';
import type { App } from './routes/route.ts';
import { mintRunId } from './run-id.ts';

export interface RootboundOptions {
  readonly config: Config;
  /** Where fixtures and installs stand. */
  readonly workDirectory: string;
  readonly abilities: Pick<Status, 'version' | 'catalog' | 'sandbox' | 'witness' | 'lacking'>;
  readonly listVersions: ListVersions;
  readonly logger: Deps['logger'];
  now(): Date;
}

export interface Rootbound extends AsyncDisposable {
  readonly app: App;
  readonly store: Store;
  readonly queue: Queue;
  /** Where it listens, with the key in it. */
  readonly address: string;
  /** Tells every change of a run until the returned function is called. */
  listen(listener: (event: Event) => void): () => void;
  /** Goes on with what is unfinished and orders what a first start wants; says which runs these are. */
  begin(): Promise<readonly string[]>;
}

/** Opens and listens; nothing is run before `begin`. */
export async function openRootbound(options: RootboundOptions): Promise<Rootbound> {
  const { config, now } = options;
  await using opened = new AsyncDisposableStack();
  const queue = opened.use(openQueue(options));
  const store = opened.use(openStore(join(config.dataDirectory, 'rootbound.db')));
  // The queue's lock comes first and its end too: its last reports go into the store.
  opened.defer(() => queue.close());
  const access = new Access({ sessions: store.accessSessions, now });
  const live = new LiveRuns(store, now);
  const comparer = new Comparer(store);
  const mintRun = () => mintRunId(now());
  const dispatcher = new Dispatcher({ store, queue, live, now, mintRun });
  const { abilities, listVersions, logger } = options;
  const { webDirectory } = config;
  const deps = { store, queue, live, dispatcher, comparer, listVersions, abilities, access, webDirectory, logger };
  const app = await buildApp(deps);
  opened.defer(() => app.close());
  const origin = await listenOn(app, config.port);
  access.allowPort(Number(new URL(origin).port || 80));
  const stopped = new AbortController();
  opened.defer(() => stopped.abort());

  const onMistake = (what: string, cause: unknown) => app.log.error({ err: cause }, what);
  const begin = async () => {
    const resumed = await dispatcher.resume();
    await queue.start(new Recorder({ store, live, comparer, now, onMistake }));
    if (!config.firstStart) return resumed;
    const { specimensDirectory } = config;
    const { signal } = stopped;
    return [...resumed, ...(await makeFirstStart({ store, dispatcher, specimensDirectory, listVersions, signal }))];
  };
  const resources = opened.move();
  return {
    app,
    store,
    queue,
    address: `${origin}/enter?key=${access.mintKey()}`,
    listen: (listener) => live.listen(listener),
    begin,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

async function listenOn(app: App, port: number): Promise<string> {
  try {
    return await app.listen({ host: '127.0.0.1', port });
  } catch (cause) {
    const taken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    throw taken ? new ApiConfigFault('ROOTBOUND_PORT', `something else listens on port ${port}`) : cause;
  }
}

function openQueue({ config, workDirectory }: RootboundOptions): Queue {
  const environment = { ...config.workerEnvironment, ROOTBOUND_WORK: workDirectory };
  const worker = { entry: config.workerEntry, environment };
  return openEmbeddedQueue({ file: join(config.dataDirectory, 'queue.db'), worker });
}
