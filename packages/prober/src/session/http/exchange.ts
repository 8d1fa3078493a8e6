/** HTTP requests over the bridge's socket: plain, without redirects, and with what came back as it is. */
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';

export interface Place {
  /** Path of the bridge's socket, as this process reaches it. */
  readonly socketPath: string;
  /** The port that the server listens on: what it expects to be called. */
  readonly port: number;
}

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `sent` resolves once the request has left, `response` with its head; both reject where the connection breaks. */
export interface Exchange {
  readonly sent: Promise<void>;
  readonly response: Promise<IncomingMessage>;
}

export class Exchanger {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  ask({ method, path, headers, body }: Ask): Exchange {
    const sent = Promise.withResolvers<void>();
    const response = Promise.withResolvers<IncomingMessage>();
    const request = sendRequest({
      socketPath: this.#place.socketPath,
      agent: this.#agent,
      method,
      path,
      // Servers that guard against rebinding compare the host with where they listen.
      headers: { host: `127.0.0.1:${this.#place.port}`, ...headers },
    });
    const fail = (error: unknown) => {
      sent.reject(error);
      response.reject(error);
    };
    request.on('error', fail);
    request.on('finish', () => sent.resolve());
    request.on('response', (message) => response.resolve(message));
    // Whoever awaits only one of the two must not be ended by the other.
    sent.promise.catch(() => undefined);
    response.promise.catch(() => undefined);
    request.end(body);
    return { sent: sent.promise, response: response.promise };
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The whole body as text, or null where it is longer than `limit` bytes or breaks off. */
export async function readBody(message: IncomingMessage, limit: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limit) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}
