/** What a run against each hostile specimen must come to: which ending, and whether the line it keeps can still be told. */
import type { NotStarted } from '@rootbound/core/report';
import type { Transport } from '@rootbound/core/server';
import { SPECIMEN_RUN } from './specimens.ts';

export interface Hostility {
  /** Any of them is a clear outcome. */
  readonly endings: readonly ('probed' | NotStarted['reason'])[];
  /**
   * `kept`: its nuisance touches nothing that is probed, and the line is told as without it.
   * `never`: nothing that it does shows an effect, so that no cell may hold. `open`: depends on how far it came.
   */
  readonly holds: 'kept' | 'never' | 'open';
  readonly run?: string;
  readonly transport?: Transport;
  readonly callLimitMs?: number;
}

/** It keeps its line beside what it does. */
const KEPT: Hostility = { endings: ['probed'], holds: 'kept' };
/** It says nothing of use. */
const NEVER: Hostility = { endings: ['probed'], holds: 'never' };
/** What it does ends it, or spoils its own fixture. */
const OPEN: Hostility = { endings: ['probed', 'exited'], holds: 'open' };

export const HOSTILE: Readonly<Record<string, Hostility>> = {
  'answers-nobody': { ...NEVER, callLimitMs: 1_000 },
  daemonises: KEPT,
  'deep-json': { ...NEVER, callLimitMs: 1_000 },
  'deletes-fixture': OPEN,
  'disk-filler': OPEN,
  // Its sandbox goes with the process that was started.
  'double-forks': { endings: ['exited'], holds: 'never' },
  'duplicate-ids': NEVER,
  'endless-line': NEVER,
  'endless-pages': NEVER,
  'endless-stderr': OPEN,
  'fork-bomb': OPEN,
  'http-endless-stream': {
    endings: ['silent', 'flooded', 'not-mcp', 'exited'],
    holds: 'never',
    run: `${SPECIMEN_RUN} --port={port}`,
    transport: { kind: 'streamable-http', port: 8_080, path: '/mcp' },
  },
  'huge-numbers': NEVER,
  'invalid-utf8': NEVER,
  'locks-directories': KEPT,
  'many-tools': NEVER,
  'memory-hog': OPEN,
  'outlives-stdin': KEPT,
  'plants-pipes': { ...OPEN, callLimitMs: 1_000 },
  'pollutes-prototype': NEVER,
  'recursive-schema': NEVER,
  'request-storm': NEVER,
  'shifting-list': NEVER,
  'slow-schema': NEVER,
  'small-files': OPEN,
  spins: KEPT,
  'swaps-links': OPEN,
  'terminal-escapes': NEVER,
  'tries-host': KEPT,
  'tries-kernel': KEPT,
  'tries-network': KEPT,
  'writes-package': KEPT,
};
