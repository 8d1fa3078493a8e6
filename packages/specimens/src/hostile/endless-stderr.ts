/** Writes to stderr for ever, as fast as it is read, beside an ordinary server. */
import { serveLine } from '../kit/serve.ts';

const CHUNK = 'still going on\n'.repeat(4_096);

const go = (): void => {
  while (process.stderr.write(CHUNK));
  process.stderr.once('drain', () => setImmediate(go));
};
setTimeout(go, 100);
await serveLine({});
