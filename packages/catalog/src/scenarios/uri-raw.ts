/**
 * The same names, put behind file:// as they stand. That is no correct URI: nobody is held to it.
 * What is told is which directory the server takes instead, and whether one bad entry costs it the whole list (A is unreached then).
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';
import { ODD_PLACES } from '@rootbound/core/place';

export const uriRaw: Scenario = {
  id: 'uri-raw',
  title: 'Odd names, not encoded',
  question: 'Which directory does the server take for a root whose URI was not encoded?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: [
        'root-a',
        ...ODD_PLACES.filter((place) => place.startsWith('odd-')).map((place) => ({ place, written: 'raw' as const })),
      ],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
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
  bearsOn: ['P154'],
};
