/** Always has one more page of tools. */
import { serveFrames } from '../raw/frames.ts';

await serveFrames({
  tools: ['{"name":"read_file","inputSchema":{"type":"object","properties":{"path":{"type":"string"}}}}'],
  nextCursor: 'again',
  call: (id) => `{"jsonrpc":"2.0","id":${id},"result":{"content":[]}}`,
});
