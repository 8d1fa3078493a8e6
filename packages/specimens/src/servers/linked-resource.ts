/** Answers with a link to a resource; the text only comes back when the resource is read. Bound to its argument. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ReadResourceRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { makeServer } from '../kit/serve.ts';
import { defineTool } from '../kit/tool.ts';

const openFile = defineTool({
  name: 'open_file',
  description: 'Open a file; its text is read through the resource that comes back',
  input: z.object({ path: z.string().describe('Path of the file') }),
  run: async ({ path }, guard) => {
    const admitted = await guard.admit(path);
    await readFile(admitted);
    return { content: [{ type: 'resource_link', uri: pathToFileURL(admitted).href, name: 'opened file' }] };
  },
});

const { server, guard } = makeServer({ line: { set: 'argument', asks: 'never' }, tools: [openFile] });
server.registerCapabilities({ resources: {} });
server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
  const text = await readFile(await guard.admit(fileURLToPath(params.uri)), 'utf8');
  return { contents: [{ uri: params.uri, mimeType: 'text/plain', text }] };
});
await server.connect(new StdioServerTransport());
