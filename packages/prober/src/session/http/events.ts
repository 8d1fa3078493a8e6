/** Server-sent events of a response, with the limits that a hostile stream needs. */
import type { IncomingMessage } from 'node:http';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface EventSink {
  onEvent(event: EventSourceMessage): void;
  onRetry?(ms: number): void;
  /** Called with every chunk's length in bytes; false ends the stream. */
  takes(bytes: number): boolean;
}

const EVENT_LIMIT_BYTES = 32 * 1024 * 1024;

/** Resolves when the stream has ended, however it did. */
export async function readEvents(message: IncomingMessage, sink: EventSink): Promise<void> {
  let open = 0;
  const parser = createParser({
    onEvent: (event) => {
      open = 0;
      sink.onEvent(event);
    },
    onRetry: (ms) => sink.onRetry?.(ms),
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      open += chunk.length;
      if (!sink.takes(chunk.length) || open > EVENT_LIMIT_BYTES) break;
      parser.feed(decoder.decode(chunk, { stream: true }));
    }
  } catch {
    // A stream that breaks off has ended.
  }
}
