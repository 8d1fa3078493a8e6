/** Asks with the first call only, and goes on with that list whatever later calls would bring. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStateless } from '../kit/serve-stateless.ts';

serveStateless({ line: { asks: 'each-call' }, tools: ALL_TOOLS, legacy: 'reject', keepsFirst: true });
