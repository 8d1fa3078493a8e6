/** Declares arguments by schemas that refer to themselves, in circles and in depth. */
import { serveFrames } from '../raw/frames.ts';

const DEPTH = 3_000;
const CIRCLE = '{"$ref":"#/$defs/a"}';
const CIRCLES = `"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"allOf":[{"$ref":"#/$defs/a"},{"$ref":"#"}]}}`;
const DEEP = `${'{"type":"object","properties":{"path":'.repeat(DEPTH)}{"type":"string"}${'}}'.repeat(DEPTH)}`;

await serveFrames({
  tools: [
    `{"name":"read_file","inputSchema":{"type":"object","properties":{"path":${CIRCLE},"paths":{"type":"array","items":{"$ref":"#"}}},${CIRCLES}}}`,
    `{"name":"read_deep","inputSchema":${DEEP}}`,
    `{"name":"read_self","inputSchema":{"$ref":"#"}}`,
  ],
  call: (id) => `{"jsonrpc":"2.0","id":${id},"result":{"content":[]}}`,
});
