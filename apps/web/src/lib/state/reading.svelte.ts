/**
 * One thing read over HTTP, with its states: reading, there, failed. A page's load starts it and does not wait.
 * Reading again keeps what is there, so that nothing being read by a person disappears under them.
 */
export class Reading<Value> {
  readonly #read: () => Promise<Value>;
  #value = $state.raw<Value | null>(null);
  #failure = $state.raw<Error | null>(null);
  #turn = 0;
  #latest: Promise<void>;

  constructor(read: () => Promise<Value>) {
    this.#read = read;
    this.#latest = this.again();
  }

  get value(): Value | null {
    return this.#value;
  }

  /** Why the last attempt failed; what was read before still stands in `value`. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Ends when the reading that is under way has come or failed. Never rejects. */
  settled(): Promise<void> {
    return this.#latest;
  }

  /** Reads anew. Of two readings under way only the later one counts. */
  readonly again = (): Promise<void> => {
    this.#latest = this.#readOnce(++this.#turn);
    return this.#latest;
  };

  async #readOnce(turn: number): Promise<void> {
    try {
      const value = await this.#read();
      if (turn !== this.#turn) return;
      this.#value = value;
      this.#failure = null;
    } catch (cause) {
      if (turn !== this.#turn) return;
      this.#failure = cause instanceof Error ? cause : new Error(String(cause));
    }
  }
}
