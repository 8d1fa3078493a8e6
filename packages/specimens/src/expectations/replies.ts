/** What a run must show of specimens that are told by their replies: how they answer, deny, fail, or speak aside. */
import type { Expectation, ExpectedMatrix } from '../expectation.ts';
import { BOUND, ROOT_BOUND, readsArgument } from './bases.ts';
import { traits } from './traits.ts';

/** Refuses to read, and gives what it refused by another way; of directories it gives nothing. */
const SPEAKS_ASIDE: ExpectedMatrix = {
  headline: ['partly-bound'],
  relation: ['replace'],
  ...traits('widened'),
  cells: {
    'narrow/read_file/read/inside': ['reached', 'permitted'],
    'narrow/read_file/read/gap-sibling': ['open', 'permitted'],
    'narrow/read_file/read/beyond': ['open', 'permitted'],
    'narrow/list_directory/list/gap-sibling': 'holds',
    'list-changed/read_file/read/withdrawn-root': ['open', 'permitted'],
  },
};

export const REPLIES: Readonly<Record<string, Expectation>> = {
  'unguarded-tool': {
    headline: ['partly-bound'],
    relation: ['replace'],
    ...traits('widened'),
    cells: { 'narrow/read_file/read/gap-sibling': 'holds', 'narrow/create_directory/create/gap-sibling': 'open' },
  },
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
  'leaks-in-noise': SPEAKS_ASIDE,
  'leaks-in-long-notice': SPEAKS_ASIDE,
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
};
