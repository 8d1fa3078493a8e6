/**
 * Plays the client's side of the roots conversation: which list, answered how and when.
 * A window is forced by holding the answer back, never by racing (client/roots, Listing Roots).
 */
import type { Json } from '@rootbound/core/json';
import type { Answer } from '@rootbound/core/scenario';

export interface AskRecord {
  readonly askedUs: number;
  answeredUs: number | null;
  readonly phase: string;
}

/** How the client stands to the question from now on. `roots` are the entries of the list as they go out. */
export interface Stance {
  readonly phase: string;
  readonly roots: readonly Json[];
  readonly answer: Answer;
}

/** One question, and the way back to whoever asked. An answer is a `result` or an `error` member. */
interface Question {
  readonly id: string | number;
  readonly ask: AskRecord;
  readonly stance: Stance;
  send(answer: { readonly [member: string]: Json }, id: string | number): void;
}

export class RootsPlayer {
  readonly asks: AskRecord[] = [];
  readonly #nowUs: () => number;
  #stance: Stance;
  #held: Question[] = [];
  #cancellable: Question[] = [];
  #onAsk: (() => void)[] = [];
  #onLate: (() => void)[] = [];

  constructor(stance: Stance, nowUs: () => number) {
    this.#stance = stance;
    this.#nowUs = nowUs;
  }

  /** From now on this is the list, and this is how it is answered. What was held back is answered too. */
  enter(stance: Stance): void {
    this.#stance = stance;
    if (stance.answer === 'at-once') this.release();
    if (stance.answer === 'reversed') this.#releaseReversed();
  }

  /** Takes a roots/list of the server, pushed or embedded in an input request. */
  take(id: string | number, send: Question['send']): void {
    const ask: AskRecord = { askedUs: this.#nowUs(), answeredUs: null, phase: this.#stance.phase };
    this.asks.push(ask);
    this.#play({ id, ask, send, stance: this.#stance });
    for (const wake of this.#onAsk.splice(0)) wake();
  }

  /** The server has given up waiting for an answer. */
  cancelled(id: string | number): void {
    const late = this.#cancellable.filter((question) => question.id === id);
    this.#cancellable = this.#cancellable.filter((question) => question.id !== id);
    for (const question of late) this.#answer(question, this.#stance);
    if (!this.awaitsCancel) for (const wake of this.#onLate.splice(0)) wake();
  }

  /** Answers what was held back, with the list that is in force now, and from now on at once. */
  release(): void {
    if (this.#stance.answer === 'held') this.#stance = { ...this.#stance, answer: 'at-once' };
    for (const question of this.#held.splice(0)) this.#answer(question, this.#stance);
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

  /** Whether a question waits for the server to give up on it. */
  get awaitsCancel(): boolean {
    return this.#cancellable.length > 0;
  }

  /** Resolves when the server has given up on every such question and got its late answer, or at the deadline. */
  lateAnswered(deadlineMs: number): Promise<void> {
    if (!this.awaitsCancel) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, deadlineMs);
      this.#onLate.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #play(question: Question): void {
    const { answer } = this.#stance;
    if (answer === 'held' || answer === 'never') this.#held.push(question);
    else if (answer === 'after-cancel') this.#cancellable.push(question);
    else this.#answer(question, this.#stance);
  }

  #releaseReversed(): void {
    for (const question of this.#held.splice(0).reverse()) {
      this.#answer(question, { ...question.stance, answer: 'at-once' });
    }
  }

  #answer(question: Question, { answer, roots }: Stance): void {
    const list = { result: { roots } };
    if (typeof answer === 'object')
      question.send('error' in answer ? refusal(answer.error) : { ...answer }, question.id);
    else if (answer === 'wrong-id') question.send(list, `${question.id}-of-nobody`);
    else question.send(list, question.id);
    if (answer === 'twice') question.send({ result: { roots: [] } }, question.id);
    question.ask.answeredUs = this.#nowUs();
  }
}

/** Errors as client/roots, Error Handling names them; any other code says only that it went wrong. */
function refusal(code: number): { readonly error: Json } {
  const message = code === -32601 ? 'Method not found' : code === -32603 ? 'Internal error' : 'Roots are not available';
  return { error: { code, message } };
}
