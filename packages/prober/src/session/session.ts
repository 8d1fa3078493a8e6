/**
 * One session with one server process, in the era and revision that it is offered.
 * What the server does is a value; only our own machinery throws.
 */
import type { Json } from '@rootbound/core/json';
import type { NotStarted } from '@rootbound/core/report';
import type { Revision } from '@rootbound/core/revision';
import type { Scenario } from '@rootbound/core/scenario';
import type { Transport } from '@rootbound/core/server';
import type { Confined, LaunchPlan, Sandbox } from '@rootbound/sandbox/port';
import type { Trace } from '@rootbound/sandbox/witness/port';
import { type Era, memberOf, type Opening } from './era.ts';
import { makeEra } from './eras.ts';
import { type Line, startLine } from './line.ts';
import { RootsPlayer, type Stance } from './roots-player.ts';
import { type RawReply, Tap } from './tap.ts';

export interface SessionPlan {
  readonly launch: LaunchPlan;
  readonly transport: Transport;
  readonly openGetStream: boolean;
  readonly wireDirectory: string;
  readonly declares: Scenario['declares'];
  readonly handshake: NonNullable<Scenario['handshake']>;
  /** Offered; the server may choose another one. */
  readonly revision: Revision;
  readonly stance: Stance;
  readonly startLimitMs: number;
  /** Aborted when the server has written more than its room holds: it ends the session at any moment of it. */
  readonly overrun: AbortSignal;
}

const STDERR_LIMIT = 16_384;
/** More than this is no log any more: the session is ended, since it is read for nothing. */
const STDERR_TOTAL_BYTES = 64 * 1024 * 1024;
/** A token may be cut by the end of a chunk; a whole one must not be heard twice. */
const REST_LENGTH = 17;
const LAST_WORDS_MS = 1_000;

export class Session implements AsyncDisposable {
  readonly tap: Tap;
  readonly player: RootsPlayer;
  readonly #child: Confined;
  readonly #line: Line;
  readonly #era: Era;
  #opening: Extract<Opening, { kind: 'opened' }> | null = null;
  #stderr = '';
  #stderrBytes = 0;
  #disposal: Promise<void> | null = null;
  exit: string | null = null;

  private constructor(line: Line, plan: SessionPlan) {
    this.#line = line;
    this.#child = line.child;
    this.tap = new Tap(line.wire, {
      onRequest: (method, id, params) => this.#era.takeRequest(method, id, params),
      onNotification: (method, params) => this.#takeNotification(method, params),
    });
    this.player = new RootsPlayer(plan.stance, () => this.tap.nowUs());
    this.#era = makeEra({
      tap: this.tap,
      player: this.player,
      declares: plan.declares,
      revision: plan.revision,
      handshake: plan.handshake,
      limitMs: plan.startLimitMs,
    });
    plan.overrun.addEventListener('abort', () => this.#giveUp('the server wrote more than its room holds'), {
      once: true,
    });
    this.#child.stderr.on('data', (chunk: Buffer) => this.#takeStderr(chunk));
    void this.#child.exited.then((exit) => {
      this.exit = exit;
    });
  }

  /** Starts the server and opens the session, or says why that did not come about. */
  static async open(sandbox: Sandbox, plan: SessionPlan): Promise<Session | NotStarted> {
    const session = new Session(await startLine(sandbox, plan), plan);
    const opening = await session.#open();
    if (opening.kind === 'opened') {
      session.#opening = opening;
      return session;
    }
    // The exit and the last words of a server that ends by itself come a moment after its stream has closed.
    if (session.#line.wire.endedByPeer)
      await Promise.race([session.#child.exited, new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS).unref())]);
    const reason = session.#explain(opening);
    await session[Symbol.asyncDispose]();
    return reason;
  }

  get stderr(): string {
    return this.#stderr;
  }

  /** Negotiated; null where no handshake was made. */
  get revision(): string | null {
    return this.#opening?.revision ?? null;
  }

  get serverInfo(): Json {
    return this.#opening?.serverInfo ?? null;
  }

  get capabilities(): Json {
    return this.#opening?.capabilities ?? null;
  }

  /** What the witness sees of this server; null where none watches. */
  get trace(): Trace | null {
    return this.#child.trace;
  }

  /** Whether the era has notifications/roots/list_changed at all. */
  get takesListChanged(): boolean {
    return this.#era.takesListChanged;
  }

  /** One call to its end, whatever the server asks for in between. Never rejects. */
  request(method: string, params: Json, limitMs: number): Promise<RawReply> {
    return this.#era.call(method, params, limitMs);
  }

  /** Waits until the server sleeps and has nothing to do. */
  settle(deadlineMs: number): Promise<boolean> {
    return this.tap.closed ? Promise.resolve(false) : this.#child.settle(deadlineMs);
  }

  /** However often it is asked, and by whom: one end. */
  [Symbol.asyncDispose](): Promise<void> {
    this.#disposal ??= this.#dispose();
    return this.#disposal;
  }

  async #dispose(): Promise<void> {
    await this.tap.close();
    await this.#child[Symbol.asyncDispose]();
    this.#line.dispose?.();
  }

  async #open(): Promise<Opening> {
    try {
      await this.tap.start();
    } catch (error) {
      return { kind: 'refused', reason: 'silent', text: error instanceof Error ? error.message : String(error) };
    }
    return this.#era.open();
  }

  #takeStderr(chunk: Buffer): void {
    this.#stderrBytes += chunk.length;
    if (this.#stderrBytes > STDERR_TOTAL_BYTES) {
      this.#giveUp(`the server wrote more than ${STDERR_TOTAL_BYTES} bytes to stderr`);
      return;
    }
    const text = chunk.toString('utf8');
    this.tap.hear(this.#stderr.slice(-REST_LENGTH) + text, true);
    this.#stderr = (this.#stderr + text).slice(-STDERR_LIMIT);
  }

  /** The server is ended here and now; whoever has opened the session hears of a failure when he disposes of it. */
  #giveUp(reason: string): void {
    this.tap.giveUp(reason);
    this[Symbol.asyncDispose]().catch(() => undefined);
  }

  #takeNotification(method: string, params: Json): void {
    if (method !== 'notifications/cancelled') return;
    const id = memberOf(params, 'requestId');
    if (typeof id === 'string' || typeof id === 'number') this.player.cancelled(id);
  }

  #explain({ reason, text }: Extract<Opening, { kind: 'refused' }>): NotStarted {
    const { noise, endedByPeer } = this.#line.wire;
    const tell = (why: NotStarted['reason'], words: string): NotStarted => {
      return { kind: 'not-started', reason: why, text: words, stderr: this.#stderr };
    };
    if (noise.flooded) return tell('flooded', `it wrote ${noise.bytes} bytes without a usable message`);
    if (endedByPeer) return tell('exited', `it ended (${this.exit ?? 'unknown'}) before the handshake was done`);
    if (reason !== 'silent' && reason !== 'closed') return tell(reason, text);
    if (noise.broken > 0) return tell('not-mcp', 'its answer to initialize was broken JSON');
    if (noise.lines > 0) return tell('not-mcp', 'it wrote lines that are no protocol messages, and no answer');
    return tell('silent', text);
  }
}
