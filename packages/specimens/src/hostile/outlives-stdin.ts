/** Goes on when its stdin is closed, and takes no signal for an end. */
import { serveLine } from '../kit/serve.ts';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGPIPE', 'SIGQUIT'] as const)
  process.on(signal, () => undefined);
process.on('uncaughtException', () => undefined);
setInterval(() => undefined, 1_000);
await serveLine({});
