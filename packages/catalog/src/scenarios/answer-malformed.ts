/**
 * Answers that are no list of roots (schema, ListRootsResult), each a session of its own. A list that is wholly invalid
 * and one that is partly invalid are different inputs: in the second A is a good entry, and may be taken.
 * Extra members and `_meta` are valid, and must not cost anything. Nothing is said of what an invalid list means, so
 * the control is borrowed from the baseline wherever something in it is invalid.
 */
import type { Json } from '@rootbound/core/json';
import type { Phase, RootEntry, Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

interface Variant {
  readonly id: string;
  readonly title: string;
  readonly input: string;
  readonly phase: Pick<Phase, 'roots' | 'answer'>;
  /** The whole answer is a valid one: A is inside, and the session has its own control. */
  readonly isValid?: boolean;
}

const whole = (result: Json): Variant['phase'] => ({ roots: [], answer: { result } });
const list = (...roots: readonly RootEntry[]): Variant['phase'] => ({ roots, answer: 'at-once' });
const GOOD = 'file://{base}/srv/app/packages/checkout';

const VARIANTS: readonly Variant[] = [
  { id: 'no-list', title: 'without a list', input: 'an object without roots', phase: whole({}) },
  { id: 'null', title: 'with null for a list', input: 'null in place of the list', phase: whole({ roots: null }) },
  { id: 'texts', title: 'with texts for roots', input: 'texts in place of roots', phase: list({ entry: 'root' }) },
  { id: 'no-uri', title: 'without a URI', input: 'a root without a URI', phase: list({ entry: { name: 'A' } }) },
  {
    id: 'partly',
    title: 'with one bad entry',
    input: 'a good root between bad ones',
    phase: list({ entry: 'root' }, 'root-a', { entry: { name: 'B' } }),
  },
  {
    id: 'extra',
    title: 'with members beside the known ones',
    input: 'a root with members that the schema does not name, and _meta',
    phase: list({ entry: { uri: GOOD, name: 'A', weight: 1, _meta: { 'example/mark': true } } }),
    isValid: true,
  },
];

export const answerMalformed: readonly Scenario[] = VARIANTS.map(({ id, title, input, phase, isValid }) => ({
  id: `answer-malformed-${id}`,
  title: `An answer ${title}`,
  question: `What does the server make of ${input}, and does it survive it?`,
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      ...phase,
      notify: 0,
      control: isValid ? { from: 'session', target: 'inside' } : { from: 'narrow' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P154'],
}));
