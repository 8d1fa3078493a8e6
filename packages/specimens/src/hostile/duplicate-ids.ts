/** Answers every call twice: first with a refusal, then with something else, under the same id. */
import { serveFrames } from '../raw/frames.ts';

await serveFrames({
  call: (id) =>
    [
      `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"Access denied"}],"isError":true}}`,
      `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"here you are"}]}}`,
      `{"jsonrpc":"2.0","id":${id},"error":{"code":-32603,"message":"or not"}}`,
    ].join('\n'),
});
