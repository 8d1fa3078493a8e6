/**
 * The stateless era: no handshake, capabilities with every request, and roots asked for inside of a call's result
 * (2026-07-28, patterns/mrtr). A call that needs roots is finished by a retry with a new id, the answers under the
 * server's own keys, and its state as it came.
 */
import type { Json } from '@rootbound/core/json';
import { type Era, type Ground, memberOf, type Opening } from './era.ts';
import type { RawReply } from './tap.ts';

const MOST_ROUNDS = 10;
const META = 'io.modelcontextprotocol';

type Members = { readonly [member: string]: Json };

export class StatelessEra implements Era {
  readonly takesListChanged = false;
  readonly #ground: Ground;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  async open(): Promise<Opening> {
    const { revision, handshake, limitMs } = this.#ground;
    if (handshake === 'none') return { kind: 'opened', revision, serverInfo: null, capabilities: null };
    return readDiscover(await this.#send('server/discover', {}, limitMs), revision);
  }

  /** Rounds of one call share one clock: the reply has the time of the first send and of the last answer. */
  async call(method: string, params: Json, limitMs: number): Promise<RawReply> {
    const endUs = this.#ground.tap.nowUs() + limitMs * 1000;
    let reply = await this.#send(method, asMembers(params), limitMs);
    const { sentUs } = reply;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const wanted = inputRequestsOf(reply);
      if (wanted === null) break;
      const restMs = Math.max(1, (endUs - this.#ground.tap.nowUs()) / 1000);
      const responses = await this.#respond(wanted.requests, restMs);
      if (responses === null) break;
      const state = wanted.state === undefined ? {} : { requestState: wanted.state };
      reply = await this.#send(method, { ...asMembers(params), inputResponses: responses, ...state }, restMs);
    }
    return { ...reply, sentUs };
  }

  /** The server must not push requests in this era (2026-07-28, basic/transports). The frame is on record; no answer. */
  takeRequest(): void {}

  #send(method: string, params: Members, limitMs: number): Promise<RawReply> {
    const { tap, revision, declares } = this.#ground;
    const own = asMembers(params['_meta'] ?? {});
    const meta = {
      [`${META}/protocolVersion`]: revision,
      [`${META}/clientInfo`]: { name: 'rootbound', version: '1' },
      [`${META}/clientCapabilities`]: declares.roots ? { roots: {} } : {},
      ...own,
    };
    return tap.request(method, { ...params, _meta: meta }, limitMs);
  }

  /** Values under the server's keys; null where the client has none to give, and the call ends as it is. */
  async #respond(requests: Members, limitMs: number): Promise<Members | null> {
    const answers = await Promise.all(
      Object.entries(requests).map(async ([key, request]) => {
        if (memberOf(request, 'method') !== 'roots/list') return null;
        const value = await this.#ask(key, limitMs);
        return value === null ? null : ([key, value] as const);
      }),
    );
    return answers.some((answer) => answer === null) ? null : Object.fromEntries(answers.filter((one) => one !== null));
  }

  /** An error has no way to the server in this era: the call is not retried. */
  #ask(key: string, limitMs: number): Promise<Json | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), limitMs);
      this.#ground.player.take(key, (answer, to) => {
        clearTimeout(timer);
        resolve(to === key && 'result' in answer ? (answer['result'] ?? null) : null);
      });
    });
  }
}

function readDiscover(reply: RawReply, revision: string): Opening {
  switch (reply.kind) {
    case 'timeout':
      return refuse('silent', 'it did not answer server/discover within its limit');
    case 'closed':
      return refuse('closed', 'it ended before server/discover was answered');
    case 'error':
      return refuse('unsupported-revision', `it refused server/discover: ${JSON.stringify(reply.error).slice(0, 400)}`);
    case 'result': {
      const supported = memberOf(reply.result, 'supportedVersions');
      if (!Array.isArray(supported) || !supported.includes(revision)) {
        return refuse('unsupported-revision', `it supports ${JSON.stringify(supported ?? null).slice(0, 400)}`);
      }
      return {
        kind: 'opened',
        revision,
        serverInfo: memberOf(reply.result, 'serverInfo') ?? null,
        capabilities: memberOf(reply.result, 'capabilities') ?? null,
      };
    }
  }
}

function refuse(reason: Extract<Opening, { kind: 'refused' }>['reason'], text: string): Opening {
  return { kind: 'refused', reason, text };
}

interface Wanted {
  readonly requests: Members;
  readonly state: Json | undefined;
}

/** What a result asks for; null where it is a final one. */
function inputRequestsOf(reply: RawReply): Wanted | null {
  if (reply.kind !== 'result' || memberOf(reply.result, 'resultType') !== 'input_required') return null;
  return {
    requests: asMembers(memberOf(reply.result, 'inputRequests') ?? {}),
    state: memberOf(reply.result, 'requestState'),
  };
}

function asMembers(value: Json): Members {
  // An object out of JSON has string keys and JSON values.
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Members) : {};
}
