/** What every file of routes is given: the application with its types, and all that routes may use. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Status } from '@rootbound/contract/status';
import type { Queue } from '@rootbound/queue/port';
import type { Store } from '@rootbound/store/open';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Comparer } from '../duties/comparer.ts';
import type { Dispatcher } from '../duties/dispatcher.ts';
import type { ListVersions } from '../duties/first-start.ts';
import type { LiveRuns } from '../live-runs.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface RouteDeps {
  readonly store: Store;
  readonly queue: Queue;
  readonly live: LiveRuns;
  readonly dispatcher: Dispatcher;
  readonly comparer: Comparer;
  readonly listVersions: ListVersions;
  /** What this installation can do; the rest of the status is counted when it is asked for. */
  readonly abilities: Pick<Status, 'version' | 'catalog' | 'sandbox' | 'witness' | 'lacking'>;
}
