/** Speaks the stateless era alone, and keeps inside the roots that each call brings. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStateless } from '../kit/serve-stateless.ts';

serveStateless({ line: { asks: 'each-call' }, tools: ALL_TOOLS, legacy: 'reject' });
