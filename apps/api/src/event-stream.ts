/**
 * One listener's server-sent events, read at the listener's own pace.
 * Whoever reads slowly gets only the newest event of each kind and run: memory is bounded by the number of runs.
 */
import { Readable } from 'node:stream';
import type { Event } from '@rootbound/contract/run';

const HEARTBEAT_MS = 15_000;

export class EventStream extends Readable {
  readonly #waiting = new Map<string, Event>();
  readonly #heartbeat: NodeJS.Timeout;
  #wanted = false;
  #beat = true;

  constructor() {
    super();
    this.#heartbeat = setInterval(() => {
      this.#beat = true;
      this.#flush();
    }, HEARTBEAT_MS).unref();
  }

  offer(event: Event): void {
    const key = `${event.event} ${event.data.run}`;
    // Put back at the end: order between runs is the order of their newest events.
    this.#waiting.delete(key);
    this.#waiting.set(key, event);
    this.#flush();
  }

  override _read(): void {
    this.#wanted = true;
    this.#flush();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearInterval(this.#heartbeat);
    this.#waiting.clear();
    done(error);
  }

  /** Gives out what waits for as long as the reader takes it. */
  #flush(): void {
    if (this.#beat && this.#wanted) {
      this.#beat = false;
      this.#wanted = this.push(': here\n\n');
    }
    for (const [key, { event, data }] of this.#waiting) {
      if (!this.#wanted) return;
      this.#waiting.delete(key);
      this.#wanted = this.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    }
  }
}
