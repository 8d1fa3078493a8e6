/**
 * Roots with names that a URI must encode (RFC 3986), all of them encoded correctly, behind A in one list.
 * Each has a neighbour that stands where a careless reader ends up: cut at the # or ?, decoded twice, + read as a space.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const uriEncoded: Scenario = {
  id: 'uri-encoded',
  title: 'Odd names, encoded',
  question: 'Are roots with odd names reached as they are meant, and not what a careless reading makes of them?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: [
        'root-a',
        'odd-hash',
        'odd-space',
        'odd-accent',
        'odd-percent',
        'odd-plus',
        'odd-question',
        'odd-brackets',
        'odd-script',
      ],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'hash-root', side: 'inside' },
        { target: 'space-root', side: 'inside' },
        { target: 'accent-root', side: 'inside' },
        { target: 'percent-root', side: 'inside' },
        { target: 'plus-root', side: 'inside' },
        { target: 'question-root', side: 'inside' },
        { target: 'bracket-root', side: 'inside' },
        { target: 'script-root', side: 'inside' },
        { target: 'cut-at-hash', side: 'gap' },
        { target: 'cut-at-question', side: 'gap' },
        { target: 'decoded-twice', side: 'gap' },
        { target: 'plus-as-space', side: 'gap' },
        { target: 'other-normal-form', side: 'gap' },
        { target: 'gap-sibling', side: 'gap' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P043', 'P154'],
};
