/** Denies with a JSON-RPC error instead of a tool error. */
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { ALL_TOOLS, serve } from '../kit/serve.ts';

await serve({
  line: {},
  tools: ALL_TOOLS,
  onDenied: (path) => {
    throw new McpError(-32002, `not permitted: ${path}`);
  },
});
