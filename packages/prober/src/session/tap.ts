/**
 * Sees every frame both ways, with a microsecond clock, and pairs answers with requests.
 * Nothing stands between Rootbound and the wire: what a library would validate, gate or refuse is for us to see.
 */
import type { Json } from '@rootbound/core/json';
import type { Frame } from '@rootbound/core/observation';
import { tokensIn, type Utterance } from '../fixture/canary.ts';
import type { Message, Stream, Wire } from './wire.ts';

const FRAME_LIMIT = 16_384;
const FRAMES_LIMIT = 20_000;
const NOTES_LIMIT = 200;
/** Messages and lines with a canary in them: some for each probe, thousands for none. */
const UTTERANCES_LIMIT = 100_000;
/** Requests of the server in one session; a busy one makes a few for each call. */
const REQUESTS_LIMIT = 20_000;

export type RawReply =
  | { readonly kind: 'result'; readonly result: Json; readonly sentUs: number; readonly repliedUs: number }
  | { readonly kind: 'error'; readonly error: Json; readonly sentUs: number; readonly repliedUs: number }
  | { readonly kind: 'timeout' | 'closed'; readonly sentUs: number; readonly repliedUs: number };

interface Waiting {
  readonly sentUs: number;
  settle(reply: RawReply): void;
}

/** What the server sends of its own accord. */
export interface Listener {
  onRequest(method: string, id: string | number, params: Json): void;
  onNotification(method: string, params: Json): void;
}

export class Tap {
  readonly frames: Frame[] = [];
  /** Canaries in all that the server sent, also where a frame is cut or not kept. */
  readonly uttered: Utterance[] = [];
  /** Resolves when the wire has ended, whoever ended it. */
  readonly ended: Promise<void>;
  readonly #wire: Wire;
  readonly #listener: Listener;
  readonly #startedNs = process.hrtime.bigint();
  readonly #waiting = new Map<string | number, Waiting>();
  #resolveEnded: () => void = () => undefined;
  #notes = 0;
  #count = 0;
  #requests = 0;
  closed = false;

  constructor(wire: Wire, listener: Listener) {
    this.#wire = wire;
    this.#listener = listener;
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
  }

  /** Microseconds since the session began. */
  nowUs(): number {
    return Number((process.hrtime.bigint() - this.#startedNs) / 1000n);
  }

  async start(): Promise<void> {
    this.#wire.onmessage = (message, stream) => this.#receive(message, stream);
    this.#wire.onnote = (text) => this.#note(text);
    this.#wire.onclose = () => this.#end();
    await this.#wire.start();
  }

  /** A frame of our own, as it is. */
  raw(message: Json): void {
    this.#see('=>', JSON.stringify(message));
    this.#wire.write(message);
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
    await this.#wire.close();
  }

  /** Ends the session for what the server makes of it; the reason stands among the frames. */
  giveUp(reason: string): void {
    if (this.closed) return;
    this.frames.push({ atUs: this.nowUs(), direction: '!', text: `ended by us: ${reason}` });
    void this.close();
  }

  #receive(message: Message, stream: Stream): void {
    const line = JSON.stringify(message);
    this.#see('<-', line, stream);
    this.hear(line);
    if (this.closed) return;
    const { id, method, params = {} } = message;
    if (method === undefined) this.#takeAnswer(message);
    else if (id === undefined || id === null) this.#listener.onNotification(method, params);
    else if (++this.#requests > REQUESTS_LIMIT) this.giveUp(`the server made more than ${REQUESTS_LIMIT} requests`);
    else this.#listener.onRequest(method, id, params);
  }

  #takeAnswer({ id, error, result }: Message): void {
    const waiting = id === undefined || id === null ? undefined : this.#waiting.get(id);
    if (waiting === undefined || id === undefined || id === null) return;
    this.#waiting.delete(id);
    const times = { sentUs: waiting.sentUs, repliedUs: this.nowUs() };
    if (error !== undefined) waiting.settle({ kind: 'error', error, ...times });
    else waiting.settle({ kind: 'result', result: result ?? null, ...times });
  }

  #note(text: string): void {
    this.hear(text);
    if (++this.#notes <= NOTES_LIMIT) this.#see('!', text);
  }

  /** Looks for canaries in what came, by the wire or beside it. */
  hear(text: string, aside = false): void {
    const tokens = [...tokensIn(text)];
    if (tokens.length === 0) return;
    this.uttered.push({ atUs: this.nowUs(), tokens, aside });
    if (this.uttered.length > UTTERANCES_LIMIT) this.giveUp(`the server showed files ${UTTERANCES_LIMIT} times`);
  }

  #end(): void {
    if (this.closed) return;
    this.closed = true;
    for (const waiting of this.#waiting.values()) {
      waiting.settle({ kind: 'closed', sentUs: waiting.sentUs, repliedUs: this.nowUs() });
    }
    this.#waiting.clear();
    this.#resolveEnded();
  }

  #see(direction: Frame['direction'], line: string, stream: Stream = 'line'): void {
    if (this.frames.length >= FRAMES_LIMIT) return;
    const text = line.length > FRAME_LIMIT ? `${line.slice(0, FRAME_LIMIT)}… [cut, ${line.length} characters]` : line;
    const via = stream === 'line' ? {} : { via: stream };
    this.frames.push({ atUs: this.nowUs(), direction, text, ...via });
  }
}
