/** What a run must show of specimens that are reached over HTTP: the same lines as over stdio, and what hangs on a stream. */
import type { Transport } from '@rootbound/core/server';
import type { ExpectedMatrix } from '../expectation.ts';
import { ARGUMENT_BOUND, BOUND, ROOT_BOUND } from './bases.ts';
import { traits } from './traits.ts';

const RUN = 'node server.mjs --port={port} {argument}';
const STREAMABLE: Transport = { kind: 'streamable-http', port: 8931, path: '/mcp' };
const EVENTS: Transport = { kind: 'sse', port: 8931, path: '/sse' };

export const HTTP: Readonly<Record<string, ExpectedMatrix>> = {
  'http-root-bound': {
    ...ROOT_BOUND,
    run: RUN,
    transport: STREAMABLE,
    ...traits('widened', 'stalls'),
    scenarios: ['no-get-stream'],
    cells: {
      ...BOUND,
      'no-get-stream/read_file/read/inside': 'reached',
      'no-get-stream/read_file/read/gap-sibling': 'holds',
    },
  },
  'http-asks-on-get': {
    ...ROOT_BOUND,
    run: RUN,
    transport: STREAMABLE,
    ...traits('widened', 'early-window'),
    scenarios: ['no-get-stream'],
    cells: {
      ...BOUND,
      'early-call/read_file/read/gap-sibling': 'open',
      'no-get-stream/read_file/read/gap-sibling': 'open',
      'no-get-stream/read_file/read/beyond': 'holds',
    },
  },
  'http-argument-bound': { ...ARGUMENT_BOUND, run: RUN, transport: STREAMABLE },
  'sse-root-bound': { ...ROOT_BOUND, run: RUN, transport: EVENTS },
};
