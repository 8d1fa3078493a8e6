/** Has ten thousand tools, none of which does anything. */
import { serveFrames } from '../raw/frames.ts';

const SCHEMA = '{"type":"object","properties":{"path":{"type":"string","description":"path to a file"}}}';

await serveFrames({
  tools: Array.from(
    { length: 10_000 },
    (_, at) => `{"name":"read_file_${at}","description":"reads a file","inputSchema":${SCHEMA}}`,
  ),
  call: (id) => `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"nothing"}]}}`,
});
