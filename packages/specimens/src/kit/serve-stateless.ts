/**
 * Serves a behaviour with the SDK of the stateless era over stdio: roots come within each call, as an input request and
 * the answer of the retry (2026-07-28, patterns/mrtr). The same handler serves the era before, where the SDK asks.
 */
import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { resolve } from 'node:path';
import { type Behaviour, type Line, ROOT_BOUND } from './behaviour.ts';
import { makeGuard } from './guard.ts';
import type { Told } from './roots-list.ts';
import { answerCall, argumentsGiven } from './serve.ts';

const KEY = 'where';

export interface StatelessBehaviour extends Behaviour {
  /** Another line in sessions of the era before. */
  readonly legacyLine?: Partial<Line>;
  readonly legacy?: 'serve' | 'reject';
  /** Goes on with the first list that it ever got. */
  readonly keepsFirst?: boolean;
  /** Cannot go on without roots: the SDK answers a client that declared none with -32021. */
  readonly insists?: boolean;
  /** Sent with the question; a retry that does not bring it back as it was is refused. */
  readonly state?: string;
}

export function serveStateless(behaviour: StatelessBehaviour): void {
  const kept: { first?: Told } = {};
  serveStdio(({ era }) => makeServer(behaviour, era, kept), { legacy: behaviour.legacy ?? 'serve' });
}

function makeServer(behaviour: StatelessBehaviour, era: 'legacy' | 'modern', kept: { first?: Told }): Server {
  const own = era === 'legacy' ? (behaviour.legacyLine ?? behaviour.line) : behaviour.line;
  const line: Line = { ...ROOT_BOUND, ...own };
  const server = new Server({ name: 'specimen', version: '1.0.0' }, { capabilities: { tools: {} } });
  const given = argumentsGiven().map((directory) => resolve(directory));
  server.setRequestHandler('tools/list', () => ({
    tools: behaviour.tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: { ...inputSchema, type: 'object' as const },
    })),
  }));
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const told = kept.first ?? toldBy(context, { line, server, behaviour });
    if (told === null) {
      const requestState = behaviour.state === undefined ? {} : { requestState: behaviour.state };
      return inputRequired({ inputRequests: { [KEY]: inputRequired.listRoots() }, ...requestState });
    }
    if (behaviour.keepsFirst === true && told.kind === 'list') kept.first = told;
    return answerCall(behaviour, makeGuard(line, { told: () => told }, given), params);
  });
  return server;
}

interface Asked {
  readonly line: Line;
  readonly server: Server;
  readonly behaviour: StatelessBehaviour;
}

/** What the call says of the roots; null where they must be asked for. */
function toldBy({ mcpReq }: ServerContext, { line, server, behaviour }: Asked): Told | null {
  const isAsked = behaviour.insists === true || declaresRoots(mcpReq.envelope ?? {}, server);
  if (line.asks === 'never' || !isAsked) return { kind: 'none' };
  const answer = inputResponse(mcpReq.inputResponses, KEY);
  if (answer.kind !== 'roots') return null;
  const isOwnState = behaviour.state === undefined || mcpReq.requestState() === behaviour.state;
  const read = isOwnState ? line.reads(answer.roots) : null;
  return read === null ? { kind: 'failed' } : { kind: 'list', roots: read };
}

type Envelope = Readonly<Partial<Record<string, { readonly roots?: unknown }>>>;

/** With the call itself, or in the handshake of the era before. */
function declaresRoots(envelope: Envelope, server: Server): boolean {
  const capabilities = envelope[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities();
  return capabilities?.roots !== undefined;
}
