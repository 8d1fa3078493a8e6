/**
 * What a specimen declares: the line it keeps, when it asks for roots, its tools, and how it says no.
 * The words of the line are the catalogue's own, so that an expectation can name exactly what was built.
 */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Before, BoundarySet, Freshness, PathTest } from '@rootbound/core/boundary';
import { lenient, type RootsReader } from './read-roots.ts';
import type { Tool } from './tool.ts';

/** `notified`: only a list_changed makes it ask. */
export type AsksWhen = 'initialized' | 'first-call' | 'each-call' | 'notified' | 'never';

/**
 * `links-prefix` resolves links and then compares strings; `real-if-there` resolves only what exists as a whole.
 * The other words are the catalogue's.
 */
export type SpecimenPathTest = Exclude<PathTest, 'parent-prefix'> | 'links-prefix' | 'real-if-there';

/** What applies in place of a list: no path, the argument, any path. */
export type Fallback = 'nothing' | 'argument' | 'everything';

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
  readonly reads: RootsReader;
  /** The answer was an error, or could not be read. `ends` takes the process down. */
  readonly onFailure: Fallback | 'ends';
  /** The list is empty. `keeps` goes on with the one before. */
  readonly onEmpty: Fallback | 'keeps';
  /** A new list while an older one is in force: `swaps` takes only what is new in it. */
  readonly onChange: 'replaces' | 'swaps';
  /** With two questions open: the newest question's list, or the answer that came last. */
  readonly takes: 'newest' | 'last-arrived';
  /** The argument is in force again while a new list is awaited. */
  readonly opensWhileAsking: boolean;
  /** Links in a root are resolved when the list arrives, or anew at each call. */
  readonly resolvesRoots: 'on-arrival' | 'at-each-call';
  /** A root that is gone is left out; where none is left, the argument is in force. */
  readonly dropsVanished: boolean;
  /** Directories that are allowed beside the set. */
  readonly extra: readonly string[];
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
  reads: lenient,
  onFailure: 'nothing',
  onEmpty: 'nothing',
  onChange: 'replaces',
  takes: 'newest',
  opensWhileAsking: false,
  resolvesRoots: 'on-arrival',
  dropsVanished: false,
  extra: [],
};
