/**
 * What a specimen declares: the line it keeps, when it asks for roots, its tools, and how it says no.
 * The words of the line are the catalogue's own, so that an expectation can name exactly what was built.
 */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Before, BoundarySet, Freshness, PathTest } from '@rootbound/core/boundary';
import type { Tool } from './tool.ts';

export type AsksWhen = 'initialized' | 'first-call' | 'each-call' | 'never';

/** `links-prefix` resolves links and then compares strings; the other words are the catalogue's. */
export type SpecimenPathTest = Exclude<PathTest, 'parent-prefix'> | 'links-prefix';

export interface Line {
  readonly set: BoundarySet;
  readonly path: SpecimenPathTest;
  readonly fresh: Freshness;
  /** The set until the first list has arrived. `waits` holds each call back until then. */
  readonly before: Before;
  readonly asks: AsksWhen;
  /** Asks even where the client did not declare roots. */
  readonly uninvited: boolean;
  /** Where a relative path starts. */
  readonly relativeTo: 'working-directory' | 'first-root';
}

export interface Behaviour {
  readonly line: Partial<Line>;
  readonly tools: readonly Tool[];
  /** What comes back for a path outside. Throws, never settles or ends the process where that is the point. */
  onDenied?(path: string): CallToolResult | Promise<CallToolResult>;
}

/** The well-behaved line that a specimen departs from: all roots, current, real paths, nothing before the first list. */
export const ROOT_BOUND: Line = {
  set: 'roots',
  path: 'real',
  fresh: 'current',
  before: 'nothing',
  asks: 'initialized',
  uninvited: false,
  relativeTo: 'working-directory',
};
