/**
 * A wire carries JSON-RPC messages to one server and back, whatever the transport.
 * It looks at the envelope only: what a message means, and whether it may be sent at all, is for others to say.
 */
import type { Json } from '@rootbound/core/json';

/** A message as it came. Only the members that routing needs are looked at. */
export interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: Json;
  readonly result?: Json;
  readonly error?: Json;
}

/** How a message of the server travelled; `line` is stdio, `body` a plain JSON body of a POST. */
export type Stream = 'line' | 'body' | 'post-stream' | 'get-stream' | 'sse';

/** Output that was no message. */
export interface Noise {
  /** Lines, events or bodies that were no JSON-RPC message. */
  lines: number;
  /** Of these, such as began like JSON. */
  broken: number;
  bytes: number;
  flooded: boolean;
}

export interface Wire {
  onmessage?: (message: Message, stream: Stream) => void;
  /** Something other than a message that belongs to the record: a line of noise, an HTTP status that refuses. */
  onnote?: (text: string) => void;
  onclose?: () => void;
  readonly noise: Noise;
  /** The server ended the wire, not we. */
  readonly endedByPeer: boolean;
  /** Resolves when messages can be written. Rejects only where the server cannot be reached at all. */
  start(): Promise<void>;
  /** Messages go out in order; after the end they go nowhere. What the server answers comes by `onmessage`. */
  write(message: Json): void;
  close(): Promise<void>;
}

/** The messages of a text: one, or those of a batch (2025-03-26, basic). None: it was something else. */
export function parseMessages(text: string): readonly Message[] {
  try {
    const value: unknown = JSON.parse(text);
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.every(isMessage) ? all : [];
  } catch {
    return [];
  }
}

/** Only the envelope is parsed here; whoever reads a frame's body parses it there. */
function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'jsonrpc' in value && value.jsonrpc === '2.0';
}
