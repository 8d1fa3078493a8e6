/** Serves a behaviour over HTTP with the real SDK, on the port of `--port=N`. */
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Behaviour } from './behaviour.ts';
import { makeServer } from './serve.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Streamable HTTP with sessions. `json`: answers are bodies, so that nothing can be asked on a POST's stream. */
export function serveStreamable(behaviour: Behaviour, { json = false } = {}): void {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  listen(async (request, response) => {
    const known = sessions.get(String(request.headers['mcp-session-id']));
    if (known !== undefined) return known.handleRequest(request, response);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      enableJsonResponse: json,
      onsessioninitialized: (id) => void sessions.set(id, transport),
    });
    // The class says `undefined` where the interface says that a member may be missing.
    await makeServer(behaviour).server.connect(transport as Transport);
    return transport.handleRequest(request, response);
  });
}

/** HTTP with server-sent events, as in 2024-11-05. */
export function serveEvents(behaviour: Behaviour): void {
  const sessions = new Map<string, SSEServerTransport>();
  listen(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const known = sessions.get(searchParams.get('sessionId') ?? '');
    if (known !== undefined) return known.handlePostMessage(request, response);
    const transport = new SSEServerTransport('/messages', response);
    sessions.set(transport.sessionId, transport);
    await makeServer(behaviour).server.connect(transport);
  });
}

function listen(handle: Handle): void {
  const word = process.argv.find((one) => one.startsWith('--port='));
  createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500).end();
    });
  }).listen(Number(word?.slice('--port='.length)), '127.0.0.1');
}
