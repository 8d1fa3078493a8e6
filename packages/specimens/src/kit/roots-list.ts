/**
 * The lists of roots a specimen has been told, and which of them counts.
 * A failed ask leaves no list behind: the line falls back as if the client had declared nothing.
 */
import { fileURLToPath } from 'node:url';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { resolve } from 'node:path';
import type { Line } from './behaviour.ts';

export type Told = { readonly kind: 'list'; readonly roots: readonly string[] } | { readonly kind: 'waiting' | 'none' };

export class RootsList {
  readonly #server: Server;
  readonly #line: Line;
  readonly #lists: string[][] = [];
  #asking: Promise<void> | null = null;
  #failed = false;
  #outdated = false;

  constructor(server: Server, line: Line) {
    this.#server = server;
    this.#line = line;
    server.oninitialized = () => {
      if (line.asks === 'initialized') void this.#ask();
    };
    server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
      if (line.fresh === 'at-start' || line.asks === 'never') return;
      if (line.asks === 'initialized') void this.#ask();
      else this.#outdated = true;
    });
  }

  /** What must have happened before a call is looked at. */
  async beforeCall(): Promise<void> {
    const { asks, before } = this.#line;
    const due = asks === 'each-call' || (asks === 'first-call' && (this.#asking === null || this.#outdated));
    if (due) void this.#ask();
    if (asks === 'each-call' || before === 'waits') await this.#asking;
  }

  told(): Told {
    const at = this.#line.fresh === 'previous-ask' ? Math.max(0, this.#lists.length - 2) : this.#lists.length - 1;
    const roots = this.#lists[at];
    if (roots !== undefined) return { kind: 'list', roots };
    return { kind: this.#mayAsk() && !this.#failed ? 'waiting' : 'none' };
  }

  #mayAsk(): boolean {
    if (this.#line.asks === 'never') return false;
    return this.#line.uninvited || this.#server.getClientCapabilities()?.roots !== undefined;
  }

  #ask(): Promise<void> {
    if (!this.#mayAsk()) return Promise.resolve();
    this.#outdated = false;
    this.#asking = this.#server.listRoots().then(
      ({ roots }) => {
        this.#lists.push(roots.map(({ uri }) => resolve(fileURLToPath(uri))));
      },
      (error: unknown) => {
        this.#failed = true;
        process.stderr.write(`roots/list failed: ${String(error)}\n`);
      },
    );
    return this.#asking;
  }
}
