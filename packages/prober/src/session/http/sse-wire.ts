/**
 * HTTP with server-sent events (2024-11-05, basic/transports): one GET stream whose first event names the endpoint,
 * and a POST to that endpoint for each message of ours.
 */
import type { Json } from '@rootbound/core/json';
import { readBody } from './exchange.ts';
import { readEvents } from './events.ts';
import { BODY_LIMIT_BYTES, NetWire } from './net-wire.ts';

export class SseWire extends NetWire {
  #endpoint = '';
  #turn: Promise<unknown> = Promise.resolve();

  /** In order: each message is sent when the server has taken the one before. */
  write(message: Json): void {
    this.#turn = this.#turn.then(() => (this.closed ? undefined : this.#post(message)));
  }

  protected override async connect(): Promise<void> {
    const { path, port, startLimitMs } = this.plan;
    const headers = { accept: 'text/event-stream' };
    const stream = await this.exchanger.ask({ method: 'GET', path, headers }).response;
    if (stream.statusCode !== 200) throw new Error(`its event stream was refused: HTTP ${stream.statusCode ?? 0}`);
    const named = Promise.withResolvers<void>();
    const ended = readEvents(stream, {
      onEvent: ({ event, data }) => {
        if (event !== 'endpoint') return void this.receive(data, 'sse');
        const url = new URL(data, `http://127.0.0.1:${port}`);
        this.#endpoint = `${url.pathname}${url.search}`;
        named.resolve();
      },
      takes: (bytes) => this.takes(bytes),
    });
    void ended.then(() => {
      named.reject(new Error('its event stream ended before it named an endpoint'));
      this.endedByPeer ||= !this.closed;
      this.end();
    });
    const timer = setTimeout(() => named.reject(new Error('it named no endpoint within its limit')), startLimitMs);
    await named.promise.finally(() => clearTimeout(timer));
  }

  async #post(message: Json): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const ask = this.exchanger.ask({ method: 'POST', path: this.#endpoint, headers, body: JSON.stringify(message) });
    try {
      const reply = await ask.response;
      const body = await readBody(reply, BODY_LIMIT_BYTES);
      const status = reply.statusCode ?? 0;
      if (status >= 300) this.onnote?.(`HTTP ${status}: ${body ?? ''}`);
    } catch (error) {
      this.onnote?.(`no answer to the POST: ${String(error)}`);
    }
  }
}
