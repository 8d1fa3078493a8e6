/** Asks for the roots inside of initialize, before it has answered it, and waits for the list. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { InitializeRequestSchema, ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { ALL_TOOLS, makeServer } from '../kit/serve.ts';

const { server, roots } = makeServer({ line: {}, tools: ALL_TOOLS });
server.setRequestHandler(InitializeRequestSchema, async ({ params }) => {
  if (params.capabilities.roots !== undefined) {
    const result = await server.request({ method: 'roots/list' }, ResultSchema, { timeout: 5_000 }).catch(() => null);
    if (result !== null) roots.adopt(result['roots']);
  }
  return {
    protocolVersion: params.protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'specimen', version: '1.0.0' },
  };
});
await server.connect(new StdioServerTransport());
