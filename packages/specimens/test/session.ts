/** One session with a built specimen over stdio, through the real client, on a fixture of its own. */
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { specimenDirectory } from '../src/specimens.ts';

/** Directories below the base. Each holds `secret.txt` with `canary of DIRECTORY` in it. */
export const DIRECTORIES = ['srv/a', 'srv/b', 'srv/a-legacy', 'srv/gap', 'outside', 'cwd'] as const;
export type Directory = (typeof DIRECTORIES)[number];

export interface Declaration {
  /** Null: the client declares no roots. */
  readonly roots: readonly Directory[] | null;
  /** Keeps the answers back until `release` is called. */
  readonly held?: boolean;
}

export class Session implements AsyncDisposable {
  readonly base = mkdtempSync(join(tmpdir(), 'specimen-'));
  readonly client: Client;
  asks = 0;
  readonly #events = new EventEmitter();
  #roots: readonly Directory[];
  #held: boolean;

  constructor(declaration: Declaration) {
    for (const directory of DIRECTORIES) this.#plant(directory);
    symlinkSync(this.path('srv/gap/secret.txt'), this.path('srv/a/link.txt'));
    symlinkSync(this.path('srv/gap'), this.path('srv/a/link'));
    this.#roots = declaration.roots ?? [];
    this.#held = declaration.held ?? false;
    const capabilities = declaration.roots === null ? {} : { roots: { listChanged: true } };
    this.client = new Client({ name: 'self-test', version: '1.0.0' }, { capabilities });
    if (declaration.roots === null) this.#countUninvited();
    else this.client.setRequestHandler('roots/list', () => this.#answer());
  }

  static async open(specimen: string, declaration: Declaration): Promise<Session> {
    const session = new Session(declaration);
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [join(specimenDirectory(specimen), 'server.mjs'), session.path('srv')],
      cwd: session.path('cwd'),
      stderr: 'ignore',
    });
    await session.client.connect(transport);
    return session;
  }

  path(below: string): string {
    return join(this.base, below);
  }

  /** Resolves once the server has asked so often and has surely taken the answer in. */
  async answered(times: number): Promise<void> {
    while (this.asks < times) await once(this.#events, 'asked');
    await this.client.ping();
    await this.client.ping();
  }

  async change(roots: readonly Directory[]): Promise<void> {
    this.#roots = roots;
    await this.client.sendRootsListChanged();
  }

  release(): void {
    this.#held = false;
    this.#events.emit('released');
  }

  async call(name: string, args: Record<string, unknown>) {
    return this.client.callTool({ name, arguments: args });
  }

  /** Whether the canary of a directory comes back for a path. */
  async shows(directory: Directory, path = join(directory, 'secret.txt')): Promise<boolean> {
    const reply = await this.call('read_file', { path: this.path(path) });
    return JSON.stringify(reply).includes(`canary of ${directory}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client.close();
    rmSync(this.base, { recursive: true, force: true });
  }

  async #answer() {
    this.asks += 1;
    this.#events.emit('asked');
    if (this.#held) await once(this.#events, 'released');
    return { roots: this.#roots.map((root) => ({ uri: pathToFileURL(this.path(root)).href })) };
  }

  /** A request that was not declared has no handler: the client's fallback sees it. */
  #countUninvited(): void {
    this.client.fallbackRequestHandler = async ({ method }) => {
      if (method === 'roots/list') this.asks += 1;
      this.#events.emit('asked');
      throw new Error('roots are not declared');
    };
  }

  #plant(directory: Directory): void {
    mkdirSync(this.path(directory), { recursive: true });
    writeFileSync(this.path(join(directory, 'secret.txt')), `canary of ${directory}\n`);
  }
}
