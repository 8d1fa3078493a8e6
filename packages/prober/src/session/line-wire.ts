/**
 * Messages over a child's stdin and stdout, one JSON object a line (basic/transports, stdio).
 * Lines that are no JSON are noted and skipped, as the official SDKs do; endless output ends the wire.
 */
import type { Json } from '@rootbound/core/json';
import type { Confined } from '@rootbound/sandbox/port';
import { type Noise, parseMessages, type Wire } from './wire.ts';

const LINE_LIMIT_BYTES = 32 * 1024 * 1024;
const TOTAL_LIMIT_BYTES = 256 * 1024 * 1024;
const NOISE_LIMIT_LINES = 50_000;
/** What a server that reads nothing may let pile up before it. */
const BACKLOG_LIMIT_BYTES = 16 * 1024 * 1024;

export class LineWire implements Wire {
  onmessage?: NonNullable<Wire['onmessage']>;
  onnote?: NonNullable<Wire['onnote']>;
  onclose?: NonNullable<Wire['onclose']>;
  readonly noise: Noise = { lines: 0, broken: 0, bytes: 0, flooded: false };
  endedByPeer = false;
  readonly #child: Confined;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #closed = false;

  constructor(child: Confined) {
    this.#child = child;
  }

  async start(): Promise<void> {
    this.#child.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#child.stdin.on('error', () => undefined);
    const peerEnds = () => {
      this.endedByPeer ||= !this.#closed;
      this.#end();
    };
    void this.#child.exited.then(peerEnds);
    this.#child.stdout.on('close', peerEnds);
  }

  write(message: Json): void {
    const { stdin } = this.#child;
    if (this.#closed || !stdin.writable) return;
    stdin.write(`${JSON.stringify(message)}\n`);
    if (stdin.writableLength > BACKLOG_LIMIT_BYTES) this.#flood();
  }

  async close(): Promise<void> {
    this.#end();
  }

  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    // What came of a line that has no end was sent all the same.
    if (this.#pendingBytes > 0) this.onnote?.(Buffer.concat(this.#pending).toString('utf8'));
    this.#pending = [];
    this.onclose?.();
  }

  #take(chunk: Buffer): void {
    if (this.#closed) return;
    this.noise.bytes += chunk.length;
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      this.#pending.push(chunk.subarray(from, at));
      const line = this.#pending.length === 1 ? this.#pending[0] : Buffer.concat(this.#pending);
      this.#pending = [];
      this.#pendingBytes = 0;
      from = at + 1;
      if (line !== undefined) this.#line(line.toString('utf8'));
    }
    if (from < chunk.length) this.#pending.push(chunk.subarray(from));
    this.#pendingBytes += chunk.length - from;
    if (this.#pendingBytes > LINE_LIMIT_BYTES || this.noise.bytes > TOTAL_LIMIT_BYTES) this.#flood();
  }

  #line(line: string): void {
    if (this.#closed || line.trim() === '') return;
    const messages = parseMessages(line);
    for (const message of messages) this.onmessage?.(message, 'line');
    if (messages.length > 0) return;
    this.noise.lines += 1;
    if (/^\s*[{[]/.test(line)) this.noise.broken += 1;
    this.onnote?.(line);
    if (this.noise.lines > NOISE_LIMIT_LINES) this.#flood();
  }

  #flood(): void {
    this.noise.flooded = true;
    this.#end();
  }
}
