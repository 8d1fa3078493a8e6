/** Uses numbers that no double can hold, as ids, codes, sizes and positions. */
import { serveFrames } from '../raw/frames.ts';

const HUGE = '9'.repeat(400);

await serveFrames({
  call: (id) =>
    [
      `{"jsonrpc":"2.0","id":${HUGE},"result":{"content":[]}}`,
      `{"jsonrpc":"2.0","id":1e400,"method":"roots/list"}`,
      `{"jsonrpc":"2.0","id":-0.0,"error":{"code":${HUGE},"message":"x"}}`,
      `{"jsonrpc":"2.0","id":${id},"error":{"code":1e400,"message":"too large","data":${HUGE}}}`,
    ].join('\n'),
});
