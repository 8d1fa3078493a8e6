/** Its tools keep to the roots; resources, prompts, completions and the list of resources never heard of them. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { FREE_GUARD } from '../kit/guard.ts';
import { ALL_TOOLS, makeServer } from '../kit/serve.ts';
import { addSurface } from '../kit/surface.ts';

const { server } = makeServer({ line: {}, tools: ALL_TOOLS });
addSurface(server, { read: FREE_GUARD, quote: FREE_GUARD, complete: FREE_GUARD, list: FREE_GUARD });
await server.connect(new StdioServerTransport());
