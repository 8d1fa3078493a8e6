/** From `--http` and `--sse` to the transport; stdio where neither is given. */
import { Transport } from '@rootbound/core/server';
import { Value } from 'typebox/value';
import { UsageFault } from './errors.ts';

const DEFAULT_PATHS = { 'streamable-http': '/mcp', sse: '/sse' } as const;

export interface TransportOptions {
  readonly http?: string;
  readonly sse?: string;
}

/** `PORT` or `PORT/PATH`: where the server listens inside the sandbox. Null: it speaks over stdin and stdout. */
export function readTransport({ http, sse }: TransportOptions): Transport | null {
  if (http !== undefined && sse !== undefined) throw new UsageFault('--http and --sse exclude each other');
  if (http !== undefined) return parsePlace('streamable-http', http);
  return sse === undefined ? null : parsePlace('sse', sse);
}

function parsePlace(kind: keyof typeof DEFAULT_PATHS, text: string): Transport {
  const [, port = '', path = ''] = /^(\d{1,5})(\/.*)?$/.exec(text) ?? [];
  const transport = { kind, port: Number(port), path: path === '' ? DEFAULT_PATHS[kind] : path };
  if (port !== '' && Value.Check(Transport, transport)) return transport;
  const option = kind === 'sse' ? '--sse' : '--http';
  throw new UsageFault(`${option} takes the port that the server listens on, such as 3000${DEFAULT_PATHS[kind]}`);
}
