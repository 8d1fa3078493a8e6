/**
 * One session with one server process: handshake by the SDK client, everything after it raw through the tap.
 * What the server does is a value; only our own machinery throws.
 */
import { Client } from '@modelcontextprotocol/client';
import type { Json } from '@rootbound/core/json';
import type { NotStarted } from '@rootbound/core/report';
import type { Confined, LaunchPlan, Sandbox } from '@rootbound/sandbox/port';
import { tokensIn } from '../fixture/canary.ts';
import { LineTransport } from './line-transport.ts';
import type { RootsPlayer } from './roots-player.ts';
import { type RawReply, Tap } from './tap.ts';

export interface SessionPlan {
  readonly launch: LaunchPlan;
  readonly declares: { readonly roots: boolean; readonly listChanged: boolean };
  readonly player: RootsPlayer;
  readonly startLimitMs: number;
}

const STDERR_LIMIT = 16_384;
/** A token may be cut by the end of a chunk. */
const TOKEN_LENGTH = 18;

export class Session implements AsyncDisposable {
  readonly tap: Tap;
  readonly player: RootsPlayer;
  readonly client: Client;
  readonly #child: Confined;
  readonly #transport: LineTransport;
  /** Canary tokens that were seen on stderr. */
  readonly muttered = new Set<string>();
  #stderr = '';
  exit: string | null = null;

  private constructor(child: Confined, plan: SessionPlan) {
    this.#child = child;
    this.player = plan.player;
    this.#transport = new LineTransport(child, (line) => this.tap.note(line));
    this.tap = new Tap(this.#transport, (method, id) => this.#takeRequest(method, id));
    this.player.attach(this.tap);
    const { roots, listChanged } = plan.declares;
    const capabilities = roots ? { roots: listChanged ? { listChanged: true } : {} } : {};
    this.client = new Client({ name: 'rootbound', version: '1' }, { capabilities });
    this.client.onerror = () => undefined;
    child.stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8');
      for (const token of tokensIn(this.#stderr.slice(-TOKEN_LENGTH) + text)) this.muttered.add(token);
      this.#stderr = (this.#stderr + text).slice(-STDERR_LIMIT);
    });
    void child.exited.then((exit) => {
      this.exit = exit;
    });
  }

  /** Starts the server and shakes hands, or says why that did not come about. */
  static async open(sandbox: Sandbox, plan: SessionPlan): Promise<Session | NotStarted> {
    const session = new Session(await sandbox.start(plan.launch), plan);
    const failure = await session.#connect(plan.startLimitMs);
    if (failure === null) return session;
    // The exit and the last words of a server that ends by itself come a moment after its stream has closed.
    if (failure.gone)
      await Promise.race([session.#child.exited, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
    const reason = session.#explain(failure);
    await session[Symbol.asyncDispose]();
    return reason;
  }

  get stderr(): string {
    return this.#stderr;
  }

  get revision(): string | null {
    return this.client.getNegotiatedProtocolVersion() ?? null;
  }

  request(method: string, params: Json, limitMs: number): Promise<RawReply> {
    return this.tap.request(method, params, limitMs);
  }

  /** Waits until the server sleeps and has nothing to do. */
  settle(deadlineMs: number): Promise<boolean> {
    return this.tap.closed ? Promise.resolve(false) : this.#child.settle(deadlineMs);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#transport.close();
    await this.#child[Symbol.asyncDispose]();
  }

  #takeRequest(method: string, id: string | number): boolean {
    if (method !== 'roots/list') return false;
    this.player.take(id);
    return true;
  }

  async #connect(limitMs: number): Promise<{ error: unknown; gone: boolean } | null> {
    try {
      await this.client.connect(this.tap, { timeout: limitMs });
      return null;
    } catch (error) {
      return { error, gone: this.#transport.endedByPeer };
    }
  }

  #explain(failure: { error: unknown; gone: boolean }): NotStarted {
    const noise = this.#transport.noise;
    const said = failure.error instanceof Error ? failure.error.message : String(failure.error);
    const answered = this.tap.frames.some((frame) => frame.direction === '<-');
    const tell = (reason: NotStarted['reason'], text: string): NotStarted => {
      return { kind: 'not-started', reason, text, stderr: this.#stderr };
    };
    if (noise.flooded) return tell('flooded', `it wrote ${noise.bytes} bytes without a usable message`);
    if (failure.gone) return tell('exited', `it ended (${this.exit ?? 'unknown'}) before the handshake was done`);
    if (/protocol version/i.test(said)) return tell('unsupported-revision', said);
    if (answered) return tell('not-mcp', `its answer to initialize was not usable: ${said}`);
    if (noise.broken > 0) return tell('not-mcp', 'its answer to initialize was broken JSON');
    if (noise.lines > 0) return tell('not-mcp', 'it wrote lines that are no protocol messages, and no answer');
    return tell('silent', 'it did not answer initialize within its limit');
  }
}
