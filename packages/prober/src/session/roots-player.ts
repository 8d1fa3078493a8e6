/**
 * Plays the client's side of the roots conversation: which list, answered at once, held back, or never.
 * A window is forced by holding the answer back, never by racing (roots: client/roots, Listing Roots).
 */
import type { Json } from '@rootbound/core/json';

export interface AskRecord {
  readonly askedUs: number;
  answeredUs: number | null;
  readonly phase: string;
}

interface Stance {
  readonly phase: string;
  /** The list; null for a client without roots, which answers -32601 (client/roots, Error Handling). */
  readonly uris: readonly string[] | null;
  readonly answer: 'at-once' | 'held' | 'never';
}

interface Wire {
  nowUs(): number;
  raw(message: Json): void;
}

export class RootsPlayer {
  readonly asks: AskRecord[] = [];
  #stance: Stance;
  #wire: Wire | null = null;
  #held: { readonly id: string | number; readonly ask: AskRecord }[] = [];
  #onAsk: (() => void)[] = [];

  constructor(stance: Stance) {
    this.#stance = stance;
  }

  attach(wire: Wire): void {
    this.#wire = wire;
  }

  /** From now on this is the list, and this is how it is answered. What was held back is answered too. */
  enter(stance: Stance): void {
    this.#stance = stance;
    if (stance.answer === 'at-once') this.release();
  }

  /** Takes a roots/list of the server. */
  take(id: string | number): void {
    const ask: AskRecord = { askedUs: this.#wire?.nowUs() ?? 0, answeredUs: null, phase: this.#stance.phase };
    this.asks.push(ask);
    if (this.#stance.answer === 'at-once') this.#answer(id, ask);
    else this.#held.push({ id, ask });
    for (const wake of this.#onAsk.splice(0)) wake();
  }

  /** Answers what was held back, with the list that is in force now, and from now on at once. */
  release(): void {
    if (this.#stance.answer === 'held') this.#stance = { ...this.#stance, answer: 'at-once' };
    for (const { id, ask } of this.#held.splice(0)) this.#answer(id, ask);
  }

  /** Resolves true at the first ask after `count` asks, false at the deadline. */
  asked(count: number, deadlineMs: number): Promise<boolean> {
    if (this.asks.length > count) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), deadlineMs);
      this.#onAsk.push(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }

  #answer(id: string | number, ask: AskRecord): void {
    const { uris } = this.#stance;
    const answer =
      uris === null
        ? { error: { code: -32601, message: 'Method not found' } }
        : { result: { roots: uris.map((uri) => ({ uri, name: 'root' })) } };
    this.#wire?.raw({ jsonrpc: '2.0', id, ...answer });
    ask.answeredUs = this.#wire?.nowUs() ?? 0;
  }
}
