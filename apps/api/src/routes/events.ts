/** Live events of all runs. Every connection begins with the state, so nothing is lost where one is taken up again. */
import { ROUTES } from '@rootbound/contract/routes';
import { EventStream } from '../event-stream.ts';
import type { App, RouteDeps } from './route.ts';

const FIRST_RUNS = 50;

export function eventRoutes(app: App, { live }: RouteDeps): void {
  const open = new Set<EventStream>();

  // No HEAD: its answer would be a stream without an end that nobody reads.
  const options = { exposeHeadRoute: false, schema: { produces: ['text/event-stream'] } };
  app.get(ROUTES.events, options, async (_request, reply) => {
    const stream = new EventStream();
    const silence = live.listen((event) => stream.offer(event));
    open.add(stream);
    stream.once('close', () => {
      silence();
      open.delete(stream);
    });
    for (const event of live.state(FIRST_RUNS)) stream.offer(event);
    return reply.type('text/event-stream').header('cache-control', 'no-store').send(stream);
  });

  app.addHook('preClose', async () => {
    for (const stream of open) stream.destroy();
  });
}
