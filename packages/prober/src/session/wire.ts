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
  /** Everything that is no message, whole and without exception: lines of noise, an HTTP status that refuses. */
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

/** Deeper than any message has reason to be; what walks through one may call itself that often. */
const MOST_DEPTH = 500;

/** The messages of a text: one, or those of a batch (2025-03-26, basic). None: it was something else. */
export function parseMessages(text: string): readonly Message[] {
  if (isDeeperThan(text, MOST_DEPTH)) return [];
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

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);

/** Whether a JSON text nests deeper than `most`; a text that has not that many brackets is not looked through. */
export function isDeeperThan(text: string, most: number): boolean {
  if (text.length <= 2 * most) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Where the text that begins at a quotation mark ends. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
