/**
 * Frames over a child's stdin and stdout, one JSON object a line (basic/transports, stdio).
 * Lines that are no JSON are noted and skipped, as the official SDKs do; endless output ends the session.
 */
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { Confined } from '@rootbound/sandbox/port';

const LINE_LIMIT_BYTES = 32 * 1024 * 1024;
const TOTAL_LIMIT_BYTES = 256 * 1024 * 1024;
const NOISE_LIMIT_LINES = 50_000;

export interface Noise {
  /** Lines that were no JSON-RPC message. */
  lines: number;
  /** Of these, lines that began like JSON. */
  broken: number;
  bytes: number;
  flooded: boolean;
}

export class LineTransport implements Transport {
  onmessage?: NonNullable<Transport['onmessage']>;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly noise: Noise = { lines: 0, broken: 0, bytes: 0, flooded: false };
  /** The server ended the stream, not we. */
  endedByPeer = false;
  readonly #child: Confined;
  readonly #onNoise: (line: string) => void;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #closed = false;

  constructor(child: Confined, onNoise: (line: string) => void) {
    this.#child = child;
    this.#onNoise = onNoise;
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

  /** Resolves once the bytes have been handed to the pipe. */
  async send(message: JSONRPCMessage): Promise<void> {
    this.write(`${JSON.stringify(message)}\n`);
  }

  /** Bytes as they are; after the end they go nowhere. */
  write(line: string): void {
    if (!this.#closed && this.#child.stdin.writable) this.#child.stdin.write(line);
  }

  async close(): Promise<void> {
    this.#end();
  }

  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
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
    const message = parseMessage(line);
    if (message !== null) {
      this.onmessage?.(message);
      return;
    }
    this.noise.lines += 1;
    if (/^\s*[{[]/.test(line)) this.noise.broken += 1;
    if (this.noise.lines <= 20) this.#onNoise(line);
    if (this.noise.lines > NOISE_LIMIT_LINES) this.#flood();
  }

  #flood(): void {
    this.noise.flooded = true;
    this.#pending = [];
    this.onerror?.(new Error('the server floods its output'));
    this.#end();
  }
}

function parseMessage(line: string): JSONRPCMessage | null {
  try {
    const value: unknown = JSON.parse(line);
    const isMessage = typeof value === 'object' && value !== null && 'jsonrpc' in value && value.jsonrpc === '2.0';
    // Only the envelope is parsed here; whoever reads a frame's body parses it there.
    return isMessage ? (value as JSONRPCMessage) : null;
  } catch {
    return null;
  }
}
