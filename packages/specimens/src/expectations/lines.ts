/* oxlint-disable max-lines -- one table */
/**
 * What a run against each specimen with a line of its own, or a trap of its own, must show.
 * Where a specimen refuses the control of a session (`disjoint`, `list-changed-back`), an effect outside is `inverted`
 * and a missing one `unproven`, as the table of verdicts has it.
 */
import type { Expectation, ExpectedMatrix } from '../expectation.ts';
import { traits } from './traits.ts';

/** The cells of a server whose tools all keep to the current roots. Departures are spread over it. */
export const BOUND = {
  'narrow/read_file/read/inside': ['reached', 'permitted'],
  'narrow/read_file/read/inside-nested': 'reached',
  'narrow/read_file/read/gap-sibling': ['holds', 'refused'],
  'narrow/read_file/read/prefix-sibling': 'holds',
  'narrow/read_file/read/link-file': 'holds',
  'narrow/read_file/read/beyond': 'holds',
  'narrow/list_directory/list/gap-parent': 'holds',
  'narrow/list_directory/list/link-dir': 'holds',
  'narrow/search_files/search/gap-sibling': 'holds',
  'narrow/get_file_info/stat/gap-sibling': 'holds',
  'narrow/write_file/create/link-dangling': 'holds',
  'narrow/move_file/move-in/gap-sibling': 'holds',
  'narrow/move_file/move-out/gap-sibling': 'holds',
  'two-roots/read_file/read/second-root': 'reached',
  'two-roots-swapped/read_file/read/second-root': 'reached',
  'list-changed/read_file/read/added-root': 'reached',
  'list-changed/read_file/read/withdrawn-root': 'holds',
  'list-changed-back/read_file/read/inside': 'reached',
  'list-changed-back/read_file/read/withdrawn-root': 'holds',
  'disjoint/read_file/read/inside': 'reached',
  'disjoint/read_file/read/gap-sibling': 'holds',
  'early-call/read_file/read/gap-sibling': 'holds',
  'no-roots/read_file/read/gap-sibling': 'open',
  'no-roots/read_file/read/beyond': 'holds',
} as const satisfies ExpectedMatrix['cells'];

export const ROOT_BOUND = {
  headline: ['root-bound'],
  relation: ['replace'],
  ...traits('widened'),
  cells: BOUND,
} as const satisfies ExpectedMatrix;

const ARGUMENT_BOUND = {
  headline: ['argument-bound'],
  relation: ['argument-alone'],
  ...traits(),
  cells: {
    'narrow/read_file/read/gap-sibling': ['open', 'permitted'],
    'narrow/list_directory/list/gap-parent': 'open',
    'narrow/write_file/write/gap-sibling': 'open',
    'narrow/move_file/move-out/gap-sibling': 'open',
    'narrow/read_file/read/beyond': 'holds',
    'narrow/read_file/read/argument-prefix-sibling': 'holds',
    'narrow/read_file/read/traversal-beyond': 'holds',
    'narrow/read_file/read/link-beyond-file': 'holds',
    'disjoint/read_file/read/inside': 'unreached',
    'disjoint/read_file/read/gap-sibling': 'inverted',
    'list-changed/read_file/read/withdrawn-root': 'open',
  },
} as const satisfies ExpectedMatrix;

/** Bound to its argument, with its reading tool under some name. */
function readsArgument(...keys: readonly `${string}/${'read' | 'list'}`[]): ExpectedMatrix {
  const cells = keys.flatMap((key) => [
    [`narrow/${key}/inside`, ['reached', 'permitted']],
    [`narrow/${key}/gap-sibling`, ['open', 'permitted']],
    [`narrow/${key}/beyond`, ['holds', 'refused']],
  ]);
  return { headline: ['argument-bound'], relation: ['argument-alone'], ...traits(), cells: Object.fromEntries(cells) };
}

const OPEN_EVERYWHERE = {
  'narrow/read_file/read/gap-sibling': 'open',
  'narrow/read_file/read/beyond': 'open',
  'narrow/write_file/write/beyond': 'open',
  'narrow/list_directory/list/decoy': 'open',
  'disjoint/read_file/read/beyond': 'open',
} as const satisfies ExpectedMatrix['cells'];

export const LINES: Readonly<Record<string, Expectation>> = {
  'root-bound': ROOT_BOUND,
  'argument-bound': ARGUMENT_BOUND,
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
    cells: { 'narrow/read_file/read/gap-sibling': 'unposed' },
  },
  'directory-bound': {
    headline: ['undecided'],
    relation: ['undecided'],
    ...traits(),
    cells: { 'narrow/read_file/read/gap-sibling': 'unposed' },
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
    cells: {
      ...BOUND,
      'early-call/read_file/read/gap-sibling': 'open',
      'early-call/read_file/read/beyond': 'holds',
    },
  },
  'early-everything': {
    ...ROOT_BOUND,
    ...traits('early-window', 'widened'),
    cells: {
      ...BOUND,
      'early-call/read_file/read/gap-sibling': 'open',
      'early-call/read_file/read/beyond': 'open',
      'no-roots/read_file/read/beyond': 'open',
    },
  },
  'waits-for-roots': { ...ROOT_BOUND, ...traits('stalls', 'widened') },
  'lazy-asker': { ...ROOT_BOUND, ...traits('stalls', 'chatty', 'widened') },
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
  'asks-uninvited': { ...ROOT_BOUND, ...traits('asks-uninvited', 'widened') },
  'partly-bound': {
    headline: ['partly-bound'],
    relation: ['replace'],
    ...traits('widened'),
    cells: {
      ...BOUND,
      'narrow/search_files/search/gap-sibling': 'open',
      'narrow/search_files/search/beyond': 'open',
      'narrow/get_file_info/stat/gap-sibling': 'open',
    },
  },
  'always-refuses': {
    ...ROOT_BOUND,
    cells: {
      'narrow/read_file/read/gap-sibling': 'unposed',
      'narrow/read_file/read/beyond': 'unposed',
      'narrow/list_directory/list/gap-sibling': 'holds',
      'narrow/write_file/write/gap-sibling': 'holds',
    },
  },
  'refuses-everything': {
    headline: ['undecided'],
    relation: ['undecided'],
    ...traits(),
    cells: {
      'narrow/read_file/read/gap-sibling': 'unposed',
      'narrow/write_file/write/gap-sibling': 'unposed',
      'narrow/list_directory/list/beyond': 'unposed',
    },
  },
  'echoes-arguments': ROOT_BOUND,
  'claims-success': {
    ...ROOT_BOUND,
    cells: {
      'narrow/read_file/read/gap-sibling': ['holds', 'silent'],
      'narrow/write_file/write/inside': 'reached',
      'narrow/write_file/write/gap-sibling': ['holds', 'silent'],
      'narrow/create_directory/create/gap-sibling': 'unposed',
      'narrow/move_file/move-out/gap-sibling': ['holds', 'silent'],
    },
  },
  'denies-and-does': {
    headline: ['partly-bound'],
    relation: ['replace'],
    ...traits('widened'),
    cells: {
      'narrow/read_file/read/gap-sibling': 'holds',
      'narrow/write_file/write/gap-sibling': ['open', 'permitted'],
      'narrow/edit_file/edit/gap-sibling': ['open', 'permitted'],
      'narrow/create_directory/create/beyond': ['open', 'permitted'],
      'narrow/move_file/move-in/gap-sibling': ['open', 'permitted'],
    },
  },
  'serves-other-file': {
    ...ROOT_BOUND,
    cells: {
      'narrow/read_file/read/inside': 'reached',
      'narrow/read_file/read/gap-sibling': ['holds', 'misdirected'],
      'narrow/list_directory/list/beyond': ['holds', 'misdirected'],
    },
  },
  'plain-text-denial': ROOT_BOUND,
  'per-item-errors': {
    ...ROOT_BOUND,
    cells: {
      ...BOUND,
      'narrow/read_many/read-many/inside': 'reached',
      'narrow/read_many/read-many/gap-sibling': 'holds',
      'narrow/read_many/read-many/beyond': 'holds',
    },
  },
  'base64-reader': readsArgument('read_blob/read', 'read_image/read'),
  'structured-only': readsArgument('read_document/read', 'list_directory/list'),
  'linked-resource': readsArgument('open_file/read'),
  'odd-names': {
    ...ROOT_BOUND,
    cells: {
      'narrow/list_entries/list/inside': 'reached',
      'narrow/list_entries/list/gap-sibling': 'holds',
      'narrow/save/write/inside': 'reached',
      'narrow/save/write/gap-sibling': 'holds',
      'narrow/view/read/inside': 'reached',
      'narrow/view/read/gap-sibling': 'holds',
      'narrow/read_batch/read/inside': 'reached',
      'narrow/read_batch/read/gap-sibling': 'holds',
      'narrow/metadata/stat/gap-sibling': 'holds',
    },
  },
  'two-path': {
    headline: ['partly-bound'],
    relation: ['replace'],
    ...traits('widened'),
    cells: {
      'narrow/read_file/read/gap-sibling': 'holds',
      'narrow/move_file/move-in/inside': 'reached',
      'narrow/move_file/move-in/gap-sibling': 'holds',
      'narrow/move_file/move-out/gap-sibling': 'open',
      'narrow/move_file/move-out/beyond': 'open',
    },
  },
  'noise-on-stdout': ROOT_BOUND,
  'pretends-error-codes': ROOT_BOUND,
  'locks-after-refusal': {
    headline: ['undecided', 'never-asks'],
    relation: ['undecided'],
    ...traits(),
    cells: {
      'narrow/read_file/read/gap-sibling': 'unproven',
      'narrow/read_file/read/beyond': 'unproven',
      'narrow/list_directory/list/gap-sibling': 'unproven',
    },
  },
  'late-crash': {
    headline: ['undecided'],
    relation: ['undecided'],
    ...traits('fragile'),
    cells: {
      'narrow/read_file/read/inside': 'reached',
      'narrow/read_file/read/gap-sibling': ['breaks', 'failed'],
      'narrow/list_directory/list/beyond': ['breaks', 'failed'],
    },
  },
  'hangs-outside': {
    headline: ['undecided'],
    relation: ['undecided'],
    ...traits('fragile'),
    cells: {
      'narrow/read_file/read/inside': 'reached',
      'narrow/read_file/read/inside-nested': 'reached',
      'narrow/read_file/read/gap-sibling': ['breaks', 'failed'],
      // After two calls without an answer the rest of a code path is left out.
      'narrow/read_file/read/beyond': 'unposed',
    },
    callLimitMs: 700,
  },
  'exits-at-once': { notStarted: 'exited', stderr: 'the configuration file is missing' },
  'speaks-no-mcp': { notStarted: 'not-mcp', stderr: '' },
  'hangs-at-start': { notStarted: 'silent', stderr: 'waiting for something that never comes' },
  'floods-stdout': { notStarted: 'flooded', stderr: '' },
  'floods-lines': { notStarted: 'flooded', stderr: '' },
  'broken-json': { notStarted: 'not-mcp', stderr: '' },
  'wrong-revision': { notStarted: 'unsupported-revision', stderr: '' },
};
