/**
 * What a session costs without Rootbound: start a server, shake hands, answer roots/list, pose the calls one by one.
 * Nothing is recorded, compared or cleaned up here; it is the least that anybody must do to pose the same calls.
 */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface BareCall {
  readonly name: string;
  readonly arguments: unknown;
}

export interface BareServer {
  readonly stdin: Writable;
  readonly stdout: Readable;
}

interface Message {
  readonly id?: string | number;
  readonly method?: string;
}

/** Poses the calls and returns how many were answered. */
export async function runBareScript(server: BareServer, rootUri: string, calls: readonly BareCall[]): Promise<number> {
  const waiting = new Map<string | number, () => void>();
  const asked = Promise.withResolvers<void>();
  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  createInterface({ input: server.stdout }).on('line', (line) => {
    // Ours is the server on the other side: its lines are messages.
    const message = JSON.parse(line) as Message;
    if (message.method === 'roots/list') {
      send({ id: message.id, result: { roots: [{ uri: rootUri }] } });
      asked.resolve();
    } else if (message.id !== undefined) waiting.get(message.id)?.();
  });
  let count = 0;
  const request = (method: string, params: object) => {
    const id = ++count;
    const answered = new Promise<void>((resolve) => waiting.set(id, resolve));
    send({ id, method, params });
    return answered;
  };
  await request('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: { roots: { listChanged: true } },
    clientInfo: { name: 'bare-script', version: '1.0.0' },
  });
  send({ method: 'notifications/initialized' });
  await asked.promise;
  for (const call of calls) await request('tools/call', call);
  return count - 1;
}
