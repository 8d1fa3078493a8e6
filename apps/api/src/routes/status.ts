/** What this installation can do, what it runs without, and what its first start did. */
import { ROUTES } from '@rootbound/contract/routes';
import { Status } from '@rootbound/contract/status';
import type { Store } from '@rootbound/store/open';
import type { App, RouteDeps } from './route.ts';

export function statusRoutes(app: App, { store, queue, abilities }: RouteDeps): void {
  app.get(ROUTES.status, { schema: { response: { 200: Status } } }, async () => ({
    ...abilities,
    firstStart: tellFirstStart(store),
    ...(await queue.standing()),
  }));
}

export function tellFirstStart(store: Store): Status['firstStart'] {
  const wishes = store.firstStart.list();
  return {
    ordered: wishes.flatMap(({ run }) => run ?? []),
    skipped: wishes.flatMap(({ what, run, why }) => (run === null && why !== '' ? [{ what, why }] : [])),
  };
}
