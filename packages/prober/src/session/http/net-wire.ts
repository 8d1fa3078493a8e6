/** What both HTTP transports share: a bridge to the server, the messages that come by it, and how the wire ends. */
import type { Json } from '@rootbound/core/json';
import type { Confined } from '@rootbound/sandbox/port';
import { type Message, type Noise, parseMessages, type Stream, type Wire } from '../wire.ts';
import { awaitBridge } from './bridge.ts';
import { Exchanger, type Place } from './exchange.ts';

export const BODY_LIMIT_BYTES = 32 * 1024 * 1024;
const TOTAL_LIMIT_BYTES = 256 * 1024 * 1024;

export interface NetPlan extends Place {
  readonly path: string;
  readonly startLimitMs: number;
}

export abstract class NetWire implements Wire {
  onmessage?: NonNullable<Wire['onmessage']>;
  onnote?: NonNullable<Wire['onnote']>;
  onclose?: NonNullable<Wire['onclose']>;
  readonly noise: Noise = { lines: 0, broken: 0, bytes: 0, flooded: false };
  endedByPeer = false;
  protected readonly plan: NetPlan;
  protected readonly exchanger: Exchanger;
  protected closed = false;
  readonly #child: Confined;

  constructor(child: Confined, plan: NetPlan) {
    this.#child = child;
    this.plan = plan;
    this.exchanger = new Exchanger(plan);
  }

  async start(): Promise<void> {
    void this.#child.exited.then(() => {
      this.endedByPeer ||= !this.closed;
      this.end();
    });
    if (!(await awaitBridge(this.#child, this.plan.startLimitMs)) && !this.closed) {
      throw new Error(`nothing listened on port ${this.plan.port} within its limit`);
    }
    if (!this.closed) await this.connect();
  }

  abstract write(message: Json): void;

  async close(): Promise<void> {
    this.end();
  }

  /** What must stand before the first message. */
  protected async connect(): Promise<void> {}

  protected end(): void {
    if (this.closed) return;
    this.closed = true;
    this.exchanger.close();
    this.onclose?.();
  }

  /** Counts what came in; false once it is too much, and then the wire has ended. */
  protected takes(bytes: number): boolean {
    this.noise.bytes += bytes;
    if (this.noise.bytes <= TOTAL_LIMIT_BYTES) return !this.closed;
    this.noise.flooded = true;
    this.end();
    return false;
  }

  /** The messages of a text; none where it was something else, which is noted. */
  protected receive(text: string, stream: Stream): readonly Message[] {
    if (this.closed || text.trim() === '') return [];
    const messages = parseMessages(text);
    for (const message of messages) this.onmessage?.(message, stream);
    if (messages.length > 0) return messages;
    this.noise.lines += 1;
    if (/^\s*[{[]/.test(text)) this.noise.broken += 1;
    this.onnote?.(text);
    return [];
  }
}
