/** The lists of roots that a specimen has been told, and which of them counts. */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { type RequestId, ResultSchema, RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Line } from './behaviour.ts';
import { resolveLinks } from './path-test.ts';

/** `none`: the client has no roots. `failed`: it was asked, and no list came of it. */
export type Told =
  | { readonly kind: 'list'; readonly roots: readonly string[] }
  | { readonly kind: 'waiting' | 'none' | 'failed' };

interface Arrived {
  readonly question: number;
  readonly roots: readonly string[];
}

export class RootsList {
  readonly #server: Server;
  readonly #line: Line;
  readonly #lists: Arrived[] = [];
  #asking: Promise<void> | null = null;
  #open = 0;
  #questions = 0;
  #failed = false;
  #taking: Promise<void> = Promise.resolve();
  #outdated = false;

  constructor(server: Server, line: Line) {
    this.#server = server;
    this.#line = line;
    server.oninitialized = () => {
      if (line.asks === 'initialized') void this.#ask();
    };
    server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
      if (line.fresh === 'at-start' || line.asks === 'never') return;
      if (line.asks === 'initialized' || line.asks === 'notified') void this.#ask();
      else this.#outdated = true;
    });
  }

  /** What must have happened before a call is looked at. What is asked for its sake is asked on its own stream. */
  async beforeCall(call?: RequestId): Promise<void> {
    const { asks, before } = this.#line;
    const due = asks === 'each-call' || (asks === 'first-call' && (this.#asking === null || this.#outdated));
    if (due) void this.#ask(call);
    if (asks === 'each-call' || before === 'waits') await this.#asking;
    // What has arrived counts, although its links may still be being resolved.
    await this.#taking;
  }

  told(): Told {
    if (this.#line.opensWhileAsking && this.#open > 0) return { kind: 'none' };
    const at = this.#line.fresh === 'previous-ask' ? Math.max(0, this.#lists.length - 2) : this.#lists.length - 1;
    const list = this.#lists[at];
    if (list !== undefined) return { kind: 'list', roots: list.roots };
    if (this.#failed) return { kind: 'failed' };
    const waits = this.#mayAsk() && this.#line.asks !== 'notified';
    return { kind: waits ? 'waiting' : 'none' };
  }

  /** A list from somewhere else than an answer. */
  adopt(entries: unknown): void {
    void this.#take(entries, this.#questions);
  }

  /** Before there is a session nothing is known of the client: a list may still come. */
  #mayAsk(): boolean {
    if (this.#line.asks === 'never') return false;
    const capabilities = this.#server.getClientCapabilities();
    return capabilities === undefined || this.#line.uninvited || capabilities.roots !== undefined;
  }

  #ask(call?: RequestId): Promise<void> {
    if (!this.#mayAsk()) return Promise.resolve();
    this.#outdated = false;
    const question = ++this.#questions;
    this.#open += 1;
    this.#asking = this.#server
      .request({ method: 'roots/list' }, ResultSchema, call === undefined ? {} : { relatedRequestId: call })
      .then(
        (result) => this.#take(result['roots'], question),
        (error: unknown) => this.#fail(error),
      )
      .finally(() => {
        this.#open -= 1;
      });
    return this.#asking;
  }

  /** One after the other, as they came. */
  #take(entries: unknown, question: number): Promise<void> {
    this.#taking = this.#taking.then(() => this.#keep(entries, question));
    return this.#taking;
  }

  async #keep(entries: unknown, question: number): Promise<void> {
    const newest = this.#lists.at(-1);
    if (this.#line.takes === 'newest' && newest !== undefined && question < newest.question) return;
    const read = this.#line.reads(entries);
    if (read === null) return this.#fail('its answer could not be read');
    if (read.length === 0 && this.#line.onEmpty === 'keeps' && newest !== undefined) return;
    const roots = await this.#resolve(read);
    const isNew = (root: string) => newest === undefined || !newest.roots.includes(root);
    this.#lists.push({ question, roots: this.#line.onChange === 'swaps' ? roots.filter(isNew) : roots });
  }

  async #resolve(roots: readonly string[]): Promise<readonly string[]> {
    const resolves = this.#line.resolvesRoots === 'on-arrival' && this.#line.path === 'real';
    return resolves ? Promise.all(roots.map((path) => resolveLinks(path))) : roots;
  }

  #fail(error: unknown): void {
    process.stderr.write(`roots/list failed: ${String(error)}\n`);
    if (this.#line.onFailure === 'ends') process.exit(1);
    this.#failed = true;
  }
}
