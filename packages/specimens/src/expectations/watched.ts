/** What a run must show of specimens whose doing a witness alone can see. */
import type { ExpectedMatrix } from '../expectation.ts';
import { BOUND, ROOT_BOUND } from './bases.ts';
import { traits } from './traits.ts';

export const WATCHED: Readonly<Record<string, ExpectedMatrix>> = {
  'touches-outside': {
    ...ROOT_BOUND,
    ...traits('widened', 'touches-outside'),
    witnessed: true,
    cells: {
      'narrow/read_file/read/inside': 'reached',
      'narrow/read_file/read/gap-sibling': ['touches', 'refused'],
      'narrow/read_file/read/beyond': 'touches',
      'narrow/list_directory/list/gap-parent': 'holds',
      'narrow/write_file/create/link-dangling': 'holds',
    },
  },
  'quiet-reader': {
    ...ROOT_BOUND,
    ...traits('widened', 'quiet-reader'),
    witnessed: true,
    scenarios: ['quiet'],
    cells: BOUND,
  },
};
