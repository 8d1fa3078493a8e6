/** Speaks both eras, and keeps inside the argument in both: it never asks for roots. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStateless } from '../kit/serve-stateless.ts';

serveStateless({ line: { set: 'argument', asks: 'never' }, tools: ALL_TOOLS });
