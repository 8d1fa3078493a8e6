/** Requests as they come in on stdin, one a line, for servers that answer with raw frames. */
import { createInterface } from 'node:readline';

export interface Request {
  readonly id: unknown;
  readonly method: unknown;
}

export async function* readRequests(): AsyncGenerator<Request> {
  for await (const line of createInterface({ input: process.stdin })) {
    const message: unknown = JSON.parse(line);
    if (typeof message === 'object' && message !== null && 'id' in message && 'method' in message) yield message;
  }
}
