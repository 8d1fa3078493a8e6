/**
 * What a run must show of specimens that keep the roots as they should, but for one thing: an answer that is no list, a
 * URI read wrongly, a root that vanishes. Each is played where that one thing shows.
 */
import type { TraitWord } from '@rootbound/core/headline';
import type { Target } from '@rootbound/core/target';
import type { Verdict } from '@rootbound/core/verdict';
import type { ExpectedMatrix } from '../expectation.ts';
import { traits } from './traits.ts';

type Cells = ExpectedMatrix['cells'];

const ERRORS = ['answer-error-unsupported', 'answer-error-internal', 'answer-error-other'] as const;
const INVALID = [
  'answer-malformed-no-list',
  'answer-malformed-null',
  'answer-malformed-texts',
  'answer-malformed-no-uri',
] as const;

/** A specimen that is told by a few scenarios alone, besides the baseline. */
function told(scenarios: readonly string[], cells: Cells, ...present: readonly TraitWord[]): ExpectedMatrix {
  return {
    headline: ['root-bound', 'undecided'],
    relation: ['replace', 'undecided'],
    ...traits(...present),
    cells: { 'narrow/read_file/read/inside': 'reached', 'narrow/read_file/read/gap-sibling': 'holds', ...cells },
    scenarios,
    apart: true,
  };
}

/** The same cell in several scenarios. */
function each(scenarios: readonly string[], target: Target, verdict: Verdict): Cells {
  return Object.fromEntries(scenarios.map((scenario) => [`${scenario}/read_file/read/${target}`, verdict]));
}

export const MANNERS: Readonly<Record<string, ExpectedMatrix>> = {
  'falls-back-on-error': told(
    [...ERRORS, ...INVALID],
    {
      ...each([...ERRORS, 'answer-malformed-no-list', 'answer-malformed-null'], 'gap-sibling', 'open'),
      ...each(ERRORS, 'beyond', 'holds'),
      // Entries that cannot be used are left out: what is left is an empty list, which allows nothing.
      ...each(['answer-malformed-texts', 'answer-malformed-no-uri'], 'gap-sibling', 'holds'),
    },
    'falls-back',
  ),
  'opens-on-error': told(ERRORS, each(ERRORS, 'beyond', 'open'), 'falls-back'),
  'falls-back-on-empty': told(
    ['answer-empty', 'list-changed-empty'],
    {
      ...each(['answer-empty', 'list-changed-empty'], 'gap-sibling', 'open'),
      ...each(['answer-empty', 'list-changed-empty'], 'beyond', 'holds'),
    },
    'falls-back',
  ),
  'opens-on-empty': told(
    ['answer-empty', 'list-changed-empty'],
    each(['answer-empty', 'list-changed-empty'], 'beyond', 'open'),
    'falls-back',
  ),
  'keeps-on-empty': told(['list-changed-empty', 'answer-empty'], {
    ...each(['list-changed-empty'], 'withdrawn-root', 'open'),
    ...each(['list-changed-empty'], 'gap-sibling', 'holds'),
  }),
  'loses-list': told(['answer-malformed-partly', 'answer-malformed-extra', 'uri-foreign'], {
    ...each(['answer-malformed-partly', 'uri-foreign'], 'inside', 'unreached'),
    ...each(['answer-malformed-extra'], 'inside', 'reached'),
  }),
  'falls-back-on-partial': told(
    ['answer-malformed-partly', 'uri-foreign'],
    each(['answer-malformed-partly'], 'gap-sibling', 'open'),
    'falls-back',
  ),
  'ends-on-error': told(ERRORS, { 'answer-error-internal/read_file/read/gap-sibling': 'unposed' }, 'fragile'),
  'ends-on-malformed': told(
    ['answer-malformed-null', 'answer-malformed-partly'],
    { 'answer-malformed-null/read_file/read/gap-sibling': 'unposed' },
    'fragile',
  ),
  'swaps-roots': told(['list-changed-added', 'one-of-two-revoked'], {
    ...each(['list-changed-added', 'one-of-two-revoked'], 'inside', 'unreached'),
    ...each(['list-changed-added'], 'added-root', 'reached'),
  }),
  'last-arrival-wins': told(['answers-out-of-order'], {
    ...each(['answers-out-of-order'], 'inside', 'unreached'),
    ...each(['answers-out-of-order'], 'withdrawn-root', 'inverted'),
  }),
  'opens-while-asking': told(
    ['re-ask-window'],
    { ...each(['re-ask-window'], 'gap-sibling', 'open'), ...each(['re-ask-window'], 'beyond', 'holds') },
    'early-window',
  ),
  'takes-any-answer': told(['answer-wrong-id', 'answer-twice'], {
    ...each(['answer-wrong-id'], 'inside', 'reached'),
    ...each(['answer-twice'], 'inside', 'unreached'),
  }),
  'cuts-at-hash': told(
    ['uri-encoded', 'uri-raw'],
    {
      ...each(['uri-encoded'], 'cut-at-hash', 'open'),
      ...each(['uri-encoded'], 'cut-at-question', 'open'),
      ...each(['uri-encoded'], 'hash-root', 'unreached'),
      ...each(['uri-encoded'], 'space-root', 'reached'),
    },
    'uri-mangling',
  ),
  'decodes-twice': told(
    ['uri-encoded'],
    { ...each(['uri-encoded'], 'decoded-twice', 'open'), ...each(['uri-encoded'], 'percent-root', 'unreached') },
    'uri-mangling',
  ),
  'plus-as-space': told(
    ['uri-encoded'],
    { ...each(['uri-encoded'], 'plus-as-space', 'open'), ...each(['uri-encoded'], 'plus-root', 'unreached') },
    'uri-mangling',
  ),
  'decomposes-names': told(
    ['uri-encoded'],
    { ...each(['uri-encoded'], 'other-normal-form', 'open'), ...each(['uri-encoded'], 'accent-root', 'unreached') },
    'uri-mangling',
  ),
  'never-decodes': told(
    ['uri-encoded', 'uri-encoded-alone'],
    {
      ...each(['uri-encoded'], 'inside', 'reached'),
      ...each(['uri-encoded'], 'space-root', 'unreached'),
      ...each(['uri-encoded'], 'gap-sibling', 'holds'),
      // Alone, the root that could not be read brings the argument back: inside is reached, and so is the gap.
      ...each(['uri-encoded-alone'], 'space-root', 'reached'),
      ...each(['uri-encoded-alone'], 'gap-sibling', 'open'),
    },
    'falls-back',
  ),
  'any-scheme': told(['uri-foreign'], {
    ...each(['uri-foreign'], 'inside', 'reached'),
    ...each(['uri-foreign'], 'gap-archive', 'open'),
  }),
  'directory-of-file': told(['root-file'], each(['root-file'], 'beside-root-file', 'open')),
  'must-exist': told(['root-missing'], each(['root-missing'], 'inside', 'unreached')),
  'opens-when-vanished': told(['root-vanishes', 'root-missing'], {
    ...each(['root-vanishes'], 'gap-sibling', 'open'),
    ...each(['root-vanishes'], 'returned-root', 'reached'),
    ...each(['root-missing'], 'gap-sibling', 'holds'),
  }),
  'resolves-late': told(['root-swapped', 'root-linked'], {
    ...each(['root-swapped'], 'swapped-root', 'open'),
    ...each(['root-linked'], 'inside', 'reached'),
    ...each(['root-linked'], 'linked-root', 'reached'),
  }),
  'first-ten': told(['many-roots'], each(['many-roots'], 'last-root', 'unreached')),
  'no-overlap': told(['nested-roots'], each(['nested-roots'], 'inside', 'unreached')),
  'follows-missing-leaf': told(
    ['no-roots'],
    {
      'narrow/read_file/read/link-file': 'holds',
      'narrow/read_file/read/link-dir': 'holds',
      'narrow/write_file/create/link-dir-new': 'open',
      'narrow/write_file/create/link-dangling': 'open',
    },
    'link-blind',
  ),
  'dies-on-missing-argument': told(['argument-missing'], { 'argument-missing/read_file/read/inside': 'unposed' }),
  'dies-without-argument': told(['no-argument', 'neither'], {
    'no-argument/read_file/read/inside': 'unposed',
    'neither/read_file/read/decoy': 'unposed',
  }),
  'asks-too-early': told(['list-changed'], {}),
  'waits-and-falls-back': told(
    ['answer-never', 'answer-late'],
    each(['answer-never'], 'gap-sibling', 'open'),
    'falls-back',
  ),
  'checks-elsewhere': told(['work-directory-inside', 'work-directory-argument'], {
    'narrow/read_file/read/relative': 'open',
    'work-directory-inside/read_file/read/relative': 'reached',
    'work-directory-argument/read_file/read/relative': 'open',
  }),
};
