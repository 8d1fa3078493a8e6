/** What a run must show of specimens that speak the stateless era, alone or beside the one before. */
import type { ExpectedMatrix } from '../expectation.ts';
import { ARGUMENT_BOUND, BOUND, ROOT_BOUND } from './bases.ts';
import { traits } from './traits.ts';

/** The scenarios that hang on a session do not exist here. */
const { 'early-call/read_file/read/gap-sibling': _, ...WITHOUT_WINDOW } = BOUND;

const STATELESS = { ...ROOT_BOUND, cells: WITHOUT_WINDOW } as const;

export const ERAS: Readonly<Record<string, ExpectedMatrix>> = {
  'dual-era': { ...STATELESS, profile: 'full' },
  'stateless-only': { ...STATELESS, findings: { P043: 'kept', P090: 'not-applicable', P106: 'not-applicable' } },
  'stateless-argument-bound': ARGUMENT_BOUND,
  'stateless-state': STATELESS,
  'stateless-stale': {
    ...STATELESS,
    ...traits('widened', 'stale'),
    cells: {
      ...WITHOUT_WINDOW,
      'list-changed/read_file/read/added-root': 'unreached',
      'list-changed/read_file/read/withdrawn-root': 'open',
    },
  },
  'stateless-insists': {
    ...STATELESS,
    cells: { ...WITHOUT_WINDOW, 'no-roots/read_file/read/gap-sibling': 'holds' },
  },
  'stateless-asks-uninvited': {
    ...STATELESS,
    ...traits('widened', 'asks-uninvited'),
    findings: { P105: 'broken' },
    cells: { 'narrow/read_file/read/gap-sibling': 'holds', 'narrow/read_file/read/inside': 'reached' },
  },
  'stateless-pushes': {
    ...ARGUMENT_BOUND,
    findings: { P043: 'broken', P089: 'broken' },
  },
  'two-faced': { ...STATELESS, profile: 'full', ...traits('widened', 'two-faced') },
};
