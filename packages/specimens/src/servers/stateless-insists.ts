/** Cannot go on without roots: a client that declares none is told so with an error. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStateless } from '../kit/serve-stateless.ts';

serveStateless({ line: { asks: 'each-call' }, tools: ALL_TOOLS, legacy: 'reject', insists: true });
