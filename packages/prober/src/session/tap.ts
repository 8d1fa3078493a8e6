/**
 * Sees every frame both ways, with a microsecond clock, and may answer in the SDK's stead.
 * Rootbound's own requests go out raw: what the SDK would validate, gate or refuse is for us to see.
 */
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { Json } from '@rootbound/core/json';
import type { Frame } from '@rootbound/core/observation';
import type { LineTransport } from './line-transport.ts';

const FRAME_LIMIT = 16_384;
const FRAMES_LIMIT = 20_000;

export type RawReply =
  | { readonly kind: 'result'; readonly result: Json; readonly sentUs: number; readonly repliedUs: number }
  | { readonly kind: 'error'; readonly error: Json; readonly sentUs: number; readonly repliedUs: number }
  | { readonly kind: 'timeout' | 'closed'; readonly sentUs: number; readonly repliedUs: number };

interface Waiting {
  readonly sentUs: number;
  settle(reply: RawReply): void;
}

/** A message as it came: only the members that routing needs are looked at. */
interface Envelope {
  readonly id?: string | number;
  readonly method?: string;
  readonly result?: Json;
  readonly error?: Json;
}

export class Tap implements Transport {
  onmessage?: NonNullable<Transport['onmessage']>;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly frames: Frame[] = [];
  readonly #inner: LineTransport;
  readonly #onRequest: (method: string, id: string | number) => boolean;
  readonly #startedNs = process.hrtime.bigint();
  readonly #waiting = new Map<string | number, Waiting>();
  #count = 0;
  closed = false;

  /** `onRequest` sees each request of the server and returns true when it will be answered there. */
  constructor(inner: LineTransport, onRequest: (method: string, id: string | number) => boolean) {
    this.#inner = inner;
    this.#onRequest = onRequest;
  }

  /** Microseconds since the session began. */
  nowUs(): number {
    return Number((process.hrtime.bigint() - this.#startedNs) / 1000n);
  }

  async start(): Promise<void> {
    this.#inner.onmessage = (message) => this.#receive(message);
    this.#inner.onclose = () => this.#end();
    this.#inner.onerror = (error) => this.onerror?.(error);
    await this.#inner.start();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#see('->', JSON.stringify(message));
    await this.#inner.send(message);
  }

  /** A frame of our own, as it is. */
  raw(message: Json): void {
    const line = JSON.stringify(message);
    this.#see('=>', line);
    this.#inner.write(`${line}\n`);
  }

  /** A line on stdout that was no message. */
  note(line: string): void {
    this.#see('!', line);
  }

  /** One request and its answer. Never rejects: silence and the end of the session are answers too. */
  request(method: string, params: Json, limitMs: number): Promise<RawReply> {
    const id = `rb-${++this.#count}`;
    const sentUs = this.nowUs();
    if (this.closed) return Promise.resolve({ kind: 'closed', sentUs, repliedUs: sentUs });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        this.raw({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id, reason: 'timeout' } });
        resolve({ kind: 'timeout', sentUs, repliedUs: this.nowUs() });
      }, limitMs);
      this.#waiting.set(id, {
        sentUs,
        settle: (reply) => {
          clearTimeout(timer);
          resolve(reply);
        },
      });
      this.raw({ jsonrpc: '2.0', id, method, params });
    });
  }

  async close(): Promise<void> {
    await this.#inner.close();
  }

  #receive(message: JSONRPCMessage): void {
    const frame: Envelope = message as Envelope;
    this.#see('<-', JSON.stringify(message));
    const { id } = frame;
    if (id === undefined) this.onmessage?.(message);
    else if (frame.method !== undefined) this.#takeRequest(frame.method, id, message);
    else this.#takeAnswer(frame, id, message);
  }

  #takeRequest(method: string, id: string | number, message: JSONRPCMessage): void {
    if (!this.#onRequest(method, id)) this.onmessage?.(message);
  }

  #takeAnswer(frame: Envelope, id: string | number, message: JSONRPCMessage): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) {
      this.onmessage?.(message);
      return;
    }
    this.#waiting.delete(id);
    const times = { sentUs: waiting.sentUs, repliedUs: this.nowUs() };
    if (frame.error !== undefined) waiting.settle({ kind: 'error', error: frame.error, ...times });
    else waiting.settle({ kind: 'result', result: frame.result ?? null, ...times });
  }

  #end(): void {
    if (this.closed) return;
    this.closed = true;
    for (const waiting of this.#waiting.values()) {
      waiting.settle({ kind: 'closed', sentUs: waiting.sentUs, repliedUs: this.nowUs() });
    }
    this.#waiting.clear();
    this.onclose?.();
  }

  #see(direction: Frame['direction'], line: string): void {
    if (this.frames.length >= FRAMES_LIMIT) return;
    const text = line.length > FRAME_LIMIT ? `${line.slice(0, FRAME_LIMIT)}… [cut, ${line.length} characters]` : line;
    this.frames.push({ atUs: this.nowUs(), direction, text });
  }
}
