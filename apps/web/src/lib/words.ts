/**
 * Every word of the pages for what the domain names: one sentence each, and the order in which lists show them.
 * Maps are closed over the unions of core, so a new word there does not compile here until it is explained.
 */
/* eslint-disable max-lines -- a list */
import type { Before, BoundarySet, Freshness, PathTest } from '@rootbound/core/boundary';
import type { ChangeKind, Weight } from '@rootbound/core/change';
import type { Finding } from '@rootbound/core/finding';
import type { HeadlineWord, Relation, TraitWord } from '@rootbound/core/headline';
import type { Operation } from '@rootbound/core/operation';
import type { Progress } from '@rootbound/core/order';
import type { Outcome } from '@rootbound/core/outcome';
import type { NotStarted } from '@rootbound/core/report';
import type { Side, Target } from '@rootbound/core/target';
import type { Verdict } from '@rootbound/core/verdict';
import type { RunState } from '@rootbound/contract/server';

/** Loud first: the order of every tally. */
export const VERDICT_WORDS = {
  open: 'the effect happened outside',
  inverted: 'outside was reached, inside was not',
  breaks: 'outside, the call landed elsewhere or failed',
  touches: 'nothing came back, yet the witness saw the target touched',
  unreached: 'a right reach is missing',
  unproven: 'the control shows no effect: nothing is known',
  unposed: 'not asked: no recipe, or the session had ended',
  holds: 'permitted inside, no effect outside',
  reached: 'a right reach works',
} as const satisfies Record<Verdict, string>;

/** Verdicts that are as they should be. Whatever is not here is loud. */
export const QUIET: ReadonlySet<string> = new Set<Verdict>(['holds', 'reached']);

export const OUTCOME_WORDS = {
  permitted: 'the effect happened',
  refused: 'no effect, and the reply was an error',
  silent: 'no effect, and the reply was a success',
  misdirected: 'an effect showed on another place than the one named',
  failed: 'it crashed, hung, closed the session or broke the protocol',
  unposed: 'the question was not asked',
} as const satisfies Record<Outcome, string>;

export const SIDE_WORDS = {
  inside: 'inside',
  gap: 'outside: the gap',
  beyond: 'outside: beyond the argument',
} as const satisfies Record<Side, string>;

export const TARGET_WORDS = {
  inside: 'a place in the root: the control',
  'inside-nested': 'a directory below the root',
  'inside-link': 'a link that stays inside the root',
  'second-root': 'a place in the second root',
  'nested-root': 'a root that lies in another root',
  'last-root': 'the last root of a long list',
  'added-root': 'the root that the change added',
  'returned-root': 'the root that came back',
  'linked-root': 'the root by its real path, declared through a link',
  'hash-root': 'the root with # in its name',
  'space-root': 'the root with a space in its name',
  'accent-root': 'the root with an accent in its name',
  'percent-root': 'the root with % in its name',
  'plus-root': 'the root with + in its name',
  'question-root': 'the root with ? in its name',
  'bracket-root': 'the root with [ ] in its name',
  'script-root': 'the root with a name in another script',
  'root-file': 'the one file that is the root',
  'withdrawn-root': 'the root that the change took away',
  'swapped-root': 'the root’s path, since a link out of it stands there',
  'gap-sibling': 'a sibling of the root, inside the argument',
  'gap-parent': 'the parent of the root, inside the argument',
  'gap-archive': 'a place inside the argument, far from the root',
  'prefix-sibling': 'a sibling whose name starts with the root’s',
  'case-variant': 'a sibling whose name differs in case only',
  'cut-at-hash': 'what the root becomes when its URI is cut at #',
  'cut-at-question': 'what the root becomes when its URI is cut at ?',
  'decoded-twice': 'what the root becomes when its URI is decoded twice',
  'plus-as-space': 'what the root becomes when + is taken for a space',
  'other-normal-form': 'a sibling whose name is the same in another normal form',
  'beside-root-file': 'a file beside the one file that is the root',
  traversal: 'the gap, written with .. from the root',
  'traversal-relative': 'the gap, written with .. and relative',
  'encoded-traversal': 'the gap, written with %2e%2e from the root',
  'file-uri': 'the gap, written as a file URI',
  'nul-byte': 'a path in the root, then a NUL byte, then the gap',
  'drive-path': 'a drive letter before a path in the gap',
  'link-file': 'a link in the root to a file in the gap',
  'link-dir': 'a link in the root to a directory in the gap',
  'link-dir-new': 'a new name below a link to the gap',
  'link-dangling': 'a link in the root to a name in the gap that is not there yet',
  'argument-prefix-sibling': 'a place whose name starts with the argument’s',
  beyond: 'a place outside root and argument',
  'traversal-beyond': 'beyond, written with .. from the root',
  'link-beyond-file': 'a link in the root to a file beyond',
  'link-beyond-dir': 'a link in the root to a directory beyond',
  'link-dangling-beyond': 'a link in the root to a name beyond that is not there yet',
  decoy: 'the directory that the server was started in',
  home: 'the home directory of the user',
  tilde: 'the home directory, written with ~',
  system: 'a file in /etc',
  relative: 'a relative path, from the directory that the server was started in',
} as const satisfies Record<Target, string>;

export const OPERATION_ORDER = {
  read: 0,
  'read-many': 1,
  list: 2,
  tree: 3,
  stat: 4,
  search: 5,
  index: 6,
  history: 7,
  complete: 8,
  execute: 9,
  write: 10,
  edit: 11,
  create: 12,
  delete: 13,
  'move-in': 14,
  'move-out': 15,
  'copy-in': 16,
  'copy-out': 17,
} as const satisfies Record<Operation, number>;

/** `loud`: reach goes past the roots. `part`: items differ. `ask`: not decided. `nops`: nothing to decide. */
export type Tone = 'loud' | 'holds' | 'part' | 'ask' | 'nops';

export const HEADLINE_WORDS = {
  'root-bound': { tone: 'holds', means: 'keeps the root list' },
  'partly-bound': { tone: 'part', means: 'items differ in the line that they keep' },
  'argument-bound': { tone: 'loud', means: 'refuses, but not what the roots describe' },
  advisory: { tone: 'loud', means: 'reaches any absolute path' },
  'first-root-only': { tone: 'part', means: 'keeps the first root of the list alone' },
  'default-directory': { tone: 'loud', means: 'roots only decide where a relative path starts' },
  'never-asks': { tone: 'loud', means: 'never asks for the roots' },
  'no-path-surface': { tone: 'nops', means: 'no item takes a path' },
  undecided: { tone: 'ask', means: 'what was posed does not decide it' },
} as const satisfies Record<HeadlineWord, { tone: Tone; means: string }>;

export const RELATION_WORDS = {
  replace: 'The root list replaces the argument. A refusal beyond the roots proves the list, not the argument.',
  intersect: 'Only what lies in the roots and in the argument is let through. A refusal may be the argument’s.',
  union: 'The roots are added to the argument. Nothing in the argument is ever refused because of the roots.',
  'argument-alone': 'The argument alone decides. The root list changes nothing, and a refusal proves nothing about it.',
  hint: 'Neither bounds: any absolute path is let through.',
  undecided: 'This run does not tell how the roots relate to the argument.',
} as const satisfies Record<Relation, string>;

export const TRAIT_WORDS = {
  stale: 'keeps the old list after a change',
  late: 'lags one list behind',
  'early-window': 'wider before the first answer',
  widened: 'takes roots beyond its argument',
  'falls-back': 'falls back to a wider set on a bad answer',
  stalls: 'the first call waits for the answer',
  'asks-uninvited': 'asks for roots that were never declared',
  chatty: 'asks again without need',
  fragile: 'crashes, hangs or falls open on a bad answer',
  'prefix-blind': 'takes a name that only starts alike for inside',
  'link-blind': 'follows links out of the set',
  'uri-mangling': 'maps a root URI to another directory',
  'touches-outside': 'the witness saw it touch a place outside',
  'quiet-reader': 'reads outside with no call',
  'two-faced': 'eras or revisions differ',
} as const satisfies Record<TraitWord, string>;

export const CHANGE_WORDS = {
  opened: 'held before, lets through now',
  revealed: 'lets through, and was never known to hold',
  'lost-proof': 'held before, nothing is known now',
  broke: 'a right reach, or the control, no longer works',
  closed: 'let through before, holds now: somebody may rely on it',
  mended: 'reached or known again',
  moved: 'another verdict, neither opened nor closed',
  'stopped-asking': 'the server no longer asks for roots',
  'started-asking': 'the server now asks for roots',
  'surface-added': 'an item came',
  'surface-removed': 'an item went',
  'surface-altered': 'an item changed its schema, annotations or description',
  stalls: 'ten times slower',
  'answers-at-once': 'ten times faster',
  'reply-altered': 'same outcome, other form of the reply',
  'dependency-altered': 'another resolved dependency',
} as const satisfies Record<ChangeKind, string>;

export const WEIGHT_ORDER = { critical: 0, major: 1, notable: 2, minor: 3, info: 4 } as const satisfies Record<
  Weight,
  number
>;

export const SET_WORDS = {
  roots: 'all roots',
  intersect: 'roots ∩ argument',
  union: 'roots ∪ argument',
  'first-root': 'first root only',
  'last-root': 'last root only',
  argument: 'the argument alone',
  directory: 'working directory',
  none: 'none: any path',
} as const satisfies Record<BoundarySet, string>;

export const FRESH_WORDS = {
  current: 'current list',
  'at-start': 'list at start',
  'previous-ask': 'list at the previous ask',
} as const satisfies Record<Freshness, string>;

export const BEFORE_WORDS = {
  waits: 'waits for it',
  argument: 'argument',
  nothing: 'nothing',
  everything: 'everything',
} as const satisfies Record<Before, string>;

export const PATH_WORDS = {
  real: 'resolved real path',
  parent: 'resolved parent',
  lexical: 'lexically normalised',
  'parent-prefix': 'resolved parent, string prefix',
  prefix: 'string prefix',
  untested: 'not at all',
} as const satisfies Record<PathTest, string>;

export const STATE_WORDS = {
  queued: 'waits in the queue',
  running: 'under way',
  probed: 'probed',
  'not-started': 'did not start',
  faulted: 'Rootbound’s own fault',
} as const satisfies Record<RunState, string>;

export const STAGE_WORDS = {
  queued: 'waits in the queue',
  resolve: 'finding the version',
  install: 'installing',
  survey: 'reading the surface',
  calibrate: 'looking for recipes',
  probe: 'posing the questions',
  judge: 'judging',
} as const satisfies Record<Progress['stage'], string>;

export const REASON_WORDS = {
  'unknown-package': 'The registry knows no such package.',
  'unknown-version': 'The package has no such version.',
  'no-bin': 'The package has no program to start.',
  'install-failed': 'The installation failed.',
  'unreachable-registry': 'The registry could not be reached.',
  exited: 'The server ended before it had answered.',
  silent: 'The server said nothing within the limit.',
  'not-mcp': 'The server does not speak MCP.',
  flooded: 'The server flooded its output.',
  'unsupported-revision': 'The server answered with a revision that is not spoken here.',
  'ran-out-of-time': 'The run came to its time limit.',
} as const satisfies Record<NotStarted['reason'], string>;

export const STATUS_WORDS = {
  broken: 'broken',
  unproven: 'unproven',
  kept: 'kept',
  'not-testable': 'not testable',
  'not-applicable': 'does not apply',
} as const satisfies Record<Finding['status'], string>;

export const LEVEL_WORDS = {
  must: 'must',
  should: 'should',
  descriptive: 'described, without a level',
  absent: 'not in this revision',
} as const satisfies Record<Finding['level'], string>;

export const EFFECT_WORDS = {
  content: 'its content came back',
  name: 'a name in it came back',
  size: 'its size came back',
  disk: 'its disk changed',
} as const;

export const REPLY_WORDS = {
  result: 'result',
  'tool-error': 'error of the tool (isError)',
  'rpc-error': 'JSON-RPC error',
  timeout: 'no reply within the limit',
  closed: 'the session closed',
} as const;

export const FRAME_WORDS = {
  '->': 'Rootbound sends',
  '<-': 'server sends',
  '=>': 'Rootbound sends, raw',
  '!': 'note',
} as const;

/** `3 cells`, `1 cell`. */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
