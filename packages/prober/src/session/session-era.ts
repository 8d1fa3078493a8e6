/** The session era: initialize, then requests in both directions (2025-11-25, basic/lifecycle). */
import type { Json } from '@rootbound/core/json';
import { REVISIONS, eraOf } from '@rootbound/core/revision';
import { type Era, type Ground, memberOf, type Opening } from './era.ts';
import type { RawReply } from './tap.ts';

export class SessionEra implements Era {
  readonly takesListChanged = true;
  readonly #ground: Ground;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  async open(): Promise<Opening> {
    const { tap, handshake, limitMs } = this.#ground;
    if (handshake === 'none') return { kind: 'opened', revision: null, serverInfo: null, capabilities: null };
    const reply = await tap.request('initialize', this.#initialize(), limitMs);
    const opening = readInitialize(reply);
    if (opening.kind === 'opened' && handshake === 'whole') {
      tap.raw({ jsonrpc: '2.0', method: 'notifications/initialized' });
    }
    return opening;
  }

  call(method: string, params: Json, limitMs: number): Promise<RawReply> {
    return this.#ground.tap.request(method, params, limitMs);
  }

  takeRequest(method: string, id: string | number): void {
    const { tap, player } = this.#ground;
    const send = (answer: { readonly [member: string]: Json }, to: string | number) =>
      tap.raw({ jsonrpc: '2.0', id: to, ...answer });
    if (method === 'roots/list') player.take(id, send);
    else if (method === 'ping') send({ result: {} }, id);
    else send({ error: { code: -32601, message: 'Method not found' } }, id);
  }

  #initialize(): Json {
    const { declares, revision } = this.#ground;
    const roots = declares.listChanged ? { listChanged: true } : {};
    return {
      protocolVersion: revision,
      capabilities: declares.roots ? { roots } : {},
      clientInfo: { name: 'rootbound', version: '1' },
    };
  }
}

function readInitialize(reply: RawReply): Opening {
  switch (reply.kind) {
    case 'timeout':
      return refuse('silent', 'it did not answer initialize within its limit');
    case 'closed':
      return refuse('closed', 'it ended before the handshake was done');
    case 'error':
      return refuse('not-mcp', `it answered initialize with an error: ${JSON.stringify(reply.error).slice(0, 400)}`);
    case 'result':
      return readResult(reply.result);
  }
}

function readResult(result: Json): Opening {
  const revision = memberOf(result, 'protocolVersion');
  if (typeof revision !== 'string' || memberOf(result, 'capabilities') === undefined) {
    return refuse('not-mcp', `its answer to initialize was not usable: ${JSON.stringify(result).slice(0, 400)}`);
  }
  const known = REVISIONS.find((one) => one === revision);
  if (known === undefined || eraOf(known) !== 'session') {
    return refuse(
      'unsupported-revision',
      `it chose the protocol version ${revision.slice(0, 100)}, which is no published one`,
    );
  }
  return {
    kind: 'opened',
    revision,
    serverInfo: memberOf(result, 'serverInfo') ?? null,
    capabilities: memberOf(result, 'capabilities') ?? null,
  };
}

function refuse(reason: Extract<Opening, { kind: 'refused' }>['reason'], text: string): Opening {
  return { kind: 'refused', reason, text };
}
