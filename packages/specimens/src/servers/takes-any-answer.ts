/** Takes every list of roots that comes along, whether or not it answers a question. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ALL_TOOLS, makeServer } from '../kit/serve.ts';

const { server, roots } = makeServer({ line: {}, tools: ALL_TOOLS });
const transport = new StdioServerTransport();
await server.connect(transport);
const take = transport.onmessage;
transport.onmessage = (message) => {
  take?.(message);
  if (!('result' in message) || !('roots' in message.result)) return;
  const { roots: entries } = message.result;
  // After the answer that the library itself has taken.
  setImmediate(() => roots.adopt(entries));
};
