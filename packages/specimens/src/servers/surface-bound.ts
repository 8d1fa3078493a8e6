/** Resources, prompts and completions keep to the roots, as its tools do. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ALL_TOOLS, makeServer } from '../kit/serve.ts';
import { addSurface } from '../kit/surface.ts';

const { server, guard } = makeServer({ line: {}, tools: ALL_TOOLS });
addSurface(server, { read: guard, quote: guard, complete: guard, list: guard });
await server.connect(new StdioServerTransport());
