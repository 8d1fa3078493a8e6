/** Keeps inside the roots in the stateless era, and inside the argument in the one before. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStateless } from '../kit/serve-stateless.ts';

serveStateless({
  line: { asks: 'each-call' },
  tools: ALL_TOOLS,
  legacyLine: { set: 'argument', asks: 'never' },
});
