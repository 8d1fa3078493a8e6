/** What a run must show of specimens that keep a line of their own: which set, which test of a path, when they ask. */
import type { Expectation } from '../expectation.ts';
import { ARGUMENT_BOUND, BOUND, EVERY_SCENARIO, HELD_EVERYWHERE, OPEN_EVERYWHERE, ROOT_BOUND } from './bases.ts';
import { traits } from './traits.ts';

export const LINES: Readonly<Record<string, Expectation>> = {
  // Watched, since to look at a path before it is refused must not read like a touch.
  'root-bound': {
    ...ROOT_BOUND,
    witnessed: true,
    findings: { P043: 'kept', P089: 'kept', P090: 'kept', P105: 'kept', P106: 'kept', P091: 'not-testable' },
    scenarios: EVERY_SCENARIO,
    cells: { ...BOUND, ...HELD_EVERYWHERE },
  },
  'argument-bound': { ...ARGUMENT_BOUND, scenarios: EVERY_SCENARIO },
  'argument-bound-asker': ARGUMENT_BOUND,
  'intersect-bound': {
    ...ROOT_BOUND,
    relation: ['intersect'],
    ...traits(),
    cells: {
      ...BOUND,
      'disjoint/read_file/read/inside': 'unreached',
      'disjoint/read_file/read/gap-sibling': 'unproven',
    },
  },
  'union-bound': {
    headline: ['argument-bound'],
    relation: ['union'],
    ...traits('widened'),
    cells: {
      'narrow/read_file/read/gap-sibling': 'open',
      'narrow/read_file/read/beyond': 'holds',
      'disjoint/read_file/read/inside': 'reached',
      'disjoint/read_file/read/gap-sibling': 'open',
      'disjoint/read_file/read/beyond': 'holds',
    },
  },
  'first-root-only': {
    ...ROOT_BOUND,
    headline: ['first-root-only'],
    cells: {
      ...BOUND,
      'two-roots/read_file/read/second-root': 'unreached',
      'two-roots-swapped/read_file/read/inside': 'unreached',
      'two-roots-swapped/read_file/read/second-root': 'reached',
    },
  },
  'last-root-only': {
    ...ROOT_BOUND,
    headline: ['undecided'],
    cells: {
      ...BOUND,
      'two-roots/read_file/read/inside': 'unreached',
      'two-roots/read_file/read/second-root': 'reached',
      'two-roots-swapped/read_file/read/inside': 'reached',
      'two-roots-swapped/read_file/read/second-root': 'unreached',
    },
  },
  advisory: {
    headline: ['advisory'],
    relation: ['hint'],
    ...traits(),
    cells: { ...OPEN_EVERYWHERE, 'narrow/list_directory/list/relative': ['open', 'permitted'] },
  },
  'default-directory': {
    headline: ['default-directory'],
    relation: ['hint'],
    ...traits(),
    cells: {
      ...OPEN_EVERYWHERE,
      'narrow/list_directory/list/relative': ['holds', 'misdirected'],
      'narrow/read_file/read/relative': ['holds', 'misdirected'],
    },
  },
  'never-asks': {
    headline: ['never-asks'],
    relation: ['undecided'],
    ...traits(),
    cells: { 'narrow/read_file/read/gap-sibling': 'unproven', 'narrow/read_file/read/decoy': 'inverted' },
  },
  'directory-bound': {
    // Calls with a second path are not decided: where it lies inside, they fail for that path's sake.
    headline: ['undecided', 'argument-bound'],
    relation: ['undecided', 'argument-alone'],
    ...traits(),
    scenarios: ['work-directory-inside'],
    cells: {
      'narrow/read_file/read/gap-sibling': 'unproven',
      'narrow/read_file/read/decoy': 'inverted',
      'work-directory-inside/read_file/read/inside': 'reached',
      'work-directory-inside/read_file/read/gap-sibling': 'holds',
    },
  },
  'no-path-surface': { headline: ['no-path-surface'], relation: ['undecided'], ...traits(), cells: {} },
  stale: {
    ...ROOT_BOUND,
    ...traits('stale', 'widened'),
    cells: {
      ...BOUND,
      'list-changed/read_file/read/added-root': 'unreached',
      'list-changed/read_file/read/withdrawn-root': 'open',
    },
  },
  'previous-list': {
    ...ROOT_BOUND,
    ...traits('late', 'widened'),
    cells: {
      ...BOUND,
      'list-changed/read_file/read/added-root': 'unreached',
      'list-changed/read_file/read/withdrawn-root': 'open',
      'list-changed-back/read_file/read/inside': 'unreached',
      'list-changed-back/read_file/read/withdrawn-root': 'inverted',
    },
  },
  'early-window': {
    ...ROOT_BOUND,
    ...traits('early-window', 'widened'),
    scenarios: ['no-initialized', 'no-handshake'],
    cells: {
      ...BOUND,
      'no-initialized/read_file/read/gap-sibling': 'open',
      'no-handshake/read_file/read/gap-sibling': 'open',
      'early-call/read_file/read/gap-sibling': 'open',
      'early-call/read_file/read/beyond': 'holds',
    },
  },
  'early-everything': {
    ...ROOT_BOUND,
    ...traits('early-window', 'widened', 'falls-back'),
    scenarios: ['answer-never', 'answer-late'],
    cells: {
      ...BOUND,
      'answer-never/read_file/read/beyond': 'open',
      'answer-late/read_file/read/gap-sibling': 'holds',
      'early-call/read_file/read/gap-sibling': 'open',
      'early-call/read_file/read/beyond': 'open',
      'no-roots/read_file/read/beyond': 'open',
    },
  },
  'waits-for-roots': { ...ROOT_BOUND, ...traits('stalls', 'widened') },
  'lazy-asker': { ...ROOT_BOUND, ...traits('stalls', 'chatty', 'widened'), findings: { P106: 'broken' } },
  'prefix-blind': {
    ...ROOT_BOUND,
    ...traits('prefix-blind', 'link-blind', 'widened'),
    cells: {
      ...BOUND,
      'narrow/read_file/read/prefix-sibling': 'open',
      'narrow/read_file/read/link-file': 'open',
      'narrow/list_directory/list/link-dir': 'open',
      'narrow/write_file/create/link-dangling': 'open',
      'narrow/read_file/read/traversal': 'holds',
    },
  },
  'prefix-blind-real': {
    ...ROOT_BOUND,
    ...traits('prefix-blind', 'widened'),
    cells: { ...BOUND, 'narrow/read_file/read/prefix-sibling': 'open' },
  },
  'link-blind': {
    ...ROOT_BOUND,
    ...traits('link-blind', 'widened'),
    cells: {
      ...BOUND,
      'narrow/read_file/read/link-file': 'open',
      'narrow/read_file/read/link-dir': 'open',
      'narrow/read_file/read/link-beyond-file': 'open',
      'narrow/list_directory/list/link-dir': 'open',
      'narrow/write_file/create/link-dir-new': 'open',
      'narrow/write_file/create/link-dangling': 'open',
      'narrow/read_file/read/traversal': 'holds',
    },
  },
  'parent-only': {
    ...ROOT_BOUND,
    ...traits('link-blind', 'widened'),
    cells: {
      ...BOUND,
      'narrow/read_file/read/link-file': 'open',
      'narrow/read_file/read/link-dir': 'holds',
      'narrow/list_directory/list/link-dir': 'open',
      'narrow/write_file/create/link-dir-new': 'holds',
      'narrow/write_file/create/link-dangling': 'open',
    },
  },
  'asks-uninvited': { ...ROOT_BOUND, ...traits('asks-uninvited', 'widened'), findings: { P105: 'broken' } },
  'argument-lexical': {
    ...ARGUMENT_BOUND,
    headline: ['argument-bound', 'never-asks'],
    ...traits('link-blind'),
    scenarios: ['argument-linked'],
    cells: {
      'narrow/read_file/read/gap-sibling': 'open',
      'narrow/read_file/read/beyond': 'holds',
      'argument-linked/read_file/read/inside': 'unreached',
    },
  },
  'allows-home': {
    ...ROOT_BOUND,
    headline: ['root-bound', 'undecided'],
    cells: { ...BOUND, 'narrow/read_file/read/home': 'open', 'narrow/read_file/read/system': 'holds' },
  },
  'asks-on-notice': {
    headline: ['undecided', 'argument-bound'],
    relation: ['argument-alone', 'undecided', 'replace'],
    ...traits(),
    cells: {
      'narrow/read_file/read/gap-sibling': 'open',
      'list-changed/read_file/read/added-root': 'reached',
      'list-changed/read_file/read/withdrawn-root': 'holds',
    },
  },
};
