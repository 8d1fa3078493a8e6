/**
 * Streamable HTTP (basic/transports, Streamable HTTP): a POST for each message, answered by a body or a stream of
 * events, and a GET stream beside it for what belongs to no request. In the stateless era there is no GET, and headers
 * repeat what the body says (2026-07-28, basic/transports).
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Json } from '@rootbound/core/json';
import type { Confined } from '@rootbound/sandbox/port';
import { memberOf } from '../era.ts';
import type { Message, Stream } from '../wire.ts';
import { readBody } from './exchange.ts';
import { readEvents } from './events.ts';
import { BODY_LIMIT_BYTES, type NetPlan, NetWire } from './net-wire.ts';

const META = 'io.modelcontextprotocol/protocolVersion';
const RETRY_MS = 1_000;
/** How long a GET may stay without an answer until messages go out all the same. */
const OPEN_LIMIT_MS = 2_000;
const MOST_RECONNECTS = 20;

export interface HttpPlan extends NetPlan {
  readonly openGetStream: boolean;
}

interface Cursor {
  id: string;
  retryMs: number;
  connects: number;
}

export class HttpWire extends NetWire {
  readonly #openGetStream: boolean;
  #session: string | null = null;
  #revision: string | null = null;
  #initialize: unknown = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(child: Confined, { openGetStream, ...plan }: HttpPlan) {
    super(child, plan);
    this.#openGetStream = openGetStream;
  }

  /**
   * In order: what comes after a notification or an answer is sent when the server has taken that. A request is not
   * waited for beyond its last byte: it may want an answer of ours before it has one of its own.
   */
  write(message: Json): void {
    this.#turn = this.#turn.then(() => (this.closed ? undefined : this.#post(message)));
  }

  async #post(message: Json): Promise<void> {
    const method = memberOf(message, 'method');
    const id = memberOf(message, 'id');
    if (method === 'initialize') this.#initialize = id;
    if (method === 'notifications/initialized' && this.#openGetStream) await this.#listen();
    const { sent, response } = this.exchanger.ask({
      method: 'POST',
      path: this.plan.path,
      headers: this.#headersOf(message),
      body: JSON.stringify(message),
    });
    const done = response.then(
      (reply) => this.#takeReply(reply, message),
      (error: unknown) => this.#refuse(message, `no answer to the POST: ${String(error)}`),
    );
    const isRequest = method !== undefined && id !== undefined;
    await (isRequest ? sent.catch(() => undefined) : done);
    // The handshake's answer names the session and the revision that everything after it must carry.
    if (method === 'initialize') await done;
  }

  #headersOf(message: Json): Record<string, string> {
    const params = memberOf(message, 'params');
    const own = memberOf(memberOf(params, '_meta'), META);
    return {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...this.#common(),
      ...(typeof own === 'string' ? statelessHeaders(message, own) : {}),
    };
  }

  /** The revision has a header from 2025-06-18 on; an older server ignores it. */
  #common(): Record<string, string> {
    return {
      ...(this.#session === null ? {} : { 'mcp-session-id': this.#session }),
      ...(this.#revision === null ? {} : { 'mcp-protocol-version': this.#revision }),
    };
  }

  async #takeReply(reply: IncomingMessage, message: Json): Promise<void> {
    const session = reply.headers['mcp-session-id'];
    if (typeof session === 'string') this.#session = session;
    const status = reply.statusCode ?? 0;
    if (isEventStream(reply)) return this.#takeStream(reply, message);
    const body = await readBody(reply, BODY_LIMIT_BYTES);
    if (body === null || !this.takes(body.length)) return this.#refuse(message, 'the body of the answer was cut off');
    if (status >= 300) this.onnote?.(`HTTP ${status}`);
    const id = memberOf(message, 'id');
    const isAnswered = this.#receive(body, 'body').some((one) => one.id === id);
    if (!isAnswered) this.#refuse(message, `HTTP ${status}: ${body.slice(0, 400)}`);
  }

  /** A stream that ends before the answer is resumed where the server gave it a place to resume from (2025-11-25). */
  async #takeStream(reply: IncomingMessage, message: Json): Promise<void> {
    const id = memberOf(message, 'id');
    const cursor: Cursor = { id: '', retryMs: RETRY_MS, connects: 0 };
    let answered = await this.#read(reply, { cursor, stream: 'post-stream', until: id });
    while (!answered && cursor.id !== '' && cursor.connects < MOST_RECONNECTS && !this.closed) {
      answered = await this.#resume(cursor, 'post-stream', id);
    }
    if (!answered && !this.closed) this.#refuse(message, 'the stream ended without an answer');
  }

  /**
   * Opens the stream for what belongs to no request, before the server is told that it may ask: what it asks at once
   * would be lost otherwise. Resolves when the server has taken it or refused, or says neither for a while.
   */
  async #listen(): Promise<void> {
    const cursor: Cursor = { id: '', retryMs: RETRY_MS, connects: 0 };
    const first = this.#get(cursor);
    void first.then(async (reply) => {
      if (reply !== null) await this.#read(reply, { cursor, stream: 'get-stream' });
      while (reply !== null && !this.closed && cursor.connects < MOST_RECONNECTS) {
        await this.#resume(cursor, 'get-stream');
      }
    });
    await Promise.race([first, delay(OPEN_LIMIT_MS, undefined, { ref: false })]);
  }

  async #resume(cursor: Cursor, stream: Stream, until?: Json): Promise<boolean> {
    cursor.connects += 1;
    await delay(cursor.retryMs, undefined, { ref: false });
    const reply = this.closed ? null : await this.#get(cursor);
    if (reply === null) {
      cursor.connects = MOST_RECONNECTS;
      return false;
    }
    return this.#read(reply, { cursor, stream, until });
  }

  async #get({ id }: Cursor): Promise<IncomingMessage | null> {
    const headers = {
      accept: 'text/event-stream',
      ...this.#common(),
      ...(id === '' ? {} : { 'last-event-id': id }),
    };
    const reply = await this.exchanger.ask({ method: 'GET', path: this.plan.path, headers }).response.catch(() => null);
    if (reply === null) return null;
    if (reply.statusCode === 200) return reply;
    this.onnote?.(`GET: HTTP ${reply.statusCode ?? 0}`);
    reply.resume();
    return null;
  }

  /** True where the answer to `until` came by this stream. */
  async #read(
    reply: IncomingMessage,
    { cursor, stream, until }: { readonly cursor: Cursor; readonly stream: Stream; readonly until?: Json | undefined },
  ): Promise<boolean> {
    let answered = false;
    await readEvents(reply, {
      onEvent: (event) => {
        if (event.id !== undefined) cursor.id = event.id;
        const taken = this.#receive(event.data, stream);
        answered ||= until !== undefined && taken.some((one) => one.id === until && one.method === undefined);
      },
      onRetry: (ms) => {
        cursor.retryMs = Math.min(ms, 10_000);
      },
      takes: (bytes) => this.takes(bytes),
    });
    return answered;
  }

  #receive(text: string, stream: Stream): readonly Message[] {
    const messages = this.receive(text, stream);
    const answer = messages.find((message) => message.id === this.#initialize && message.method === undefined);
    const revision = memberOf(answer?.result, 'protocolVersion');
    if (typeof revision === 'string') this.#revision = revision;
    return messages;
  }

  /** A request that HTTP refused has been answered: what waits for it must not wait on. The note says that it is ours. */
  #refuse(message: Json, why: string): void {
    const id = memberOf(message, 'id');
    if (this.closed || memberOf(message, 'method') === undefined) return;
    if (typeof id !== 'string' && typeof id !== 'number') return;
    this.onnote?.(why);
    this.onmessage?.({ jsonrpc: '2.0', id, error: { code: 0, message: why } }, 'body');
  }
}

function isEventStream({ headers, statusCode = 0 }: IncomingMessage): boolean {
  return statusCode < 300 && /^text\/event-stream/i.test(headers['content-type'] ?? '');
}

/** What the body says once more, for whoever routes by headers (2026-07-28, basic/transports). */
function statelessHeaders(message: Json, revision: string): Record<string, string> {
  const params = memberOf(message, 'params');
  const name = memberOf(params, 'name') ?? memberOf(params, 'uri');
  return {
    'mcp-protocol-version': revision,
    'mcp-method': String(memberOf(message, 'method')),
    ...(typeof name === 'string' ? { 'mcp-name': encodeHeader(name) } : {}),
  };
}

/** A header takes visible ASCII only; what has more goes as base64 in the form that the transport defines. */
function encodeHeader(text: string): string {
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text)
    ? text
    : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}
