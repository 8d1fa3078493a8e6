/** Sends a state with its question, and takes roots only where the retry brings it back as it was. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStateless } from '../kit/serve-stateless.ts';

serveStateless({
  line: { asks: 'each-call' },
  tools: ALL_TOOLS,
  legacy: 'reject',
  state: 'sealed:\u00e9 {"a": 1}',
});
