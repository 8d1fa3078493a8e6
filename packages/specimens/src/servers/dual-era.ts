/** Keeps inside the roots in both eras: they are asked for within each call, as an input request or as a pushed one. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStateless } from '../kit/serve-stateless.ts';

serveStateless({ line: { asks: 'each-call' }, tools: ALL_TOOLS });
