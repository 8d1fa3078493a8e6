/**
 * One root alone, whose name a URI must encode (RFC 3986). A server that does not decode it has no root that it can use:
 * what applies then shows only outside, since inside may be let through by the argument.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const uriEncodedAlone: Scenario = {
  id: 'uri-encoded-alone',
  title: 'One root that is encoded',
  question: 'Which set applies when the only root has a name that its URI encodes?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['odd-space'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'space-root', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-archive', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P154'],
};
