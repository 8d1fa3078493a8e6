/** A server of the stateless era on raw frames, for what its SDK forbids: it is the specimen who says how roots are asked for. */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Line, ROOT_BOUND } from '../kit/behaviour.ts';
import { makeGuard } from '../kit/guard.ts';
import { lenient } from '../kit/read-roots.ts';
import type { Told } from '../kit/roots-list.ts';
import { ALL_TOOLS, answerCall, argumentsGiven } from '../kit/serve.ts';

type Members = Readonly<Record<string, unknown>>;

export interface Call {
  readonly declaresRoots: boolean;
  /** What the client put under the key `where`. */
  readonly answer: unknown;
  /** Writes a frame of its own to the client. */
  send(frame: object): void;
}

/** What a call knows of the roots; null where it must ask for them first. */
export type Asks = (call: Call) => Told | null;

const ASK = { resultType: 'input_required', inputRequests: { where: { method: 'roots/list' } } };

export async function serveRaw(line: Partial<Line>, asks: Asks): Promise<void> {
  const send = (frame: object) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...frame })}\n`);
  const whole: Line = { ...ROOT_BOUND, ...line };
  for await (const text of createInterface({ input: process.stdin })) {
    const { id, method, params } = asMembers(JSON.parse(text));
    if (id === undefined || typeof method !== 'string') continue;
    const result = method === 'tools/call' ? await call(asMembers(params), { whole, asks, send }) : RESULTS[method];
    send(result === undefined ? { id, error: { code: -32601, message: 'Method not found' } } : { id, result });
  }
}

const RESULTS: Readonly<Record<string, object>> = {
  'server/discover': {
    resultType: 'complete',
    supportedVersions: ['2026-07-28'],
    capabilities: { tools: {} },
    serverInfo: { name: 'specimen', version: '1.0.0' },
  },
  'tools/list': {
    resultType: 'complete',
    tools: ALL_TOOLS.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: { ...inputSchema, type: 'object' },
    })),
  },
};

interface Serving {
  readonly whole: Line;
  readonly asks: Asks;
  send(frame: object): void;
}

async function call(params: Members, { whole, asks, send }: Serving): Promise<object> {
  const capabilities = asMembers(asMembers(params['_meta'])['io.modelcontextprotocol/clientCapabilities']);
  const answer = asMembers(params['inputResponses'])['where'];
  const told = asks({ declaresRoots: capabilities['roots'] !== undefined, answer, send });
  if (told === null) return ASK;
  const given = argumentsGiven().map((directory) => resolve(directory));
  const guard = makeGuard(whole, { told: () => told }, given);
  const named = { name: String(params['name']), arguments: params['arguments'] };
  return { resultType: 'complete', ...(await answerCall({ line: whole, tools: ALL_TOOLS }, guard, named)) };
}

/** The list in a client's answer. */
export function toldBy(answer: unknown): Told {
  const roots = lenient(asMembers(answer)['roots']);
  return roots === null ? { kind: 'failed' } : { kind: 'list', roots };
}

function asMembers(value: unknown): Members {
  // An object out of JSON has string keys.
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}
