/** Negotiates a revision of the protocol that does not exist. */
import { readRequests } from '../raw/requests.ts';

for await (const request of readRequests()) {
  const result = {
    protocolVersion: '1999-01-01',
    capabilities: { tools: {} },
    serverInfo: { name: 'specimen', version: '1.0.0' },
  };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: request.id, result })}\n`);
}
