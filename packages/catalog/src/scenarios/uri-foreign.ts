/**
 * Roots of other schemes beside A: http, an editor's remote scheme, an unsaved document, an empty text (client/roots, Root: a file URI).
 * None of them is a path. The one that ends like a path must not be taken for one.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

export const uriForeign: Scenario = {
  id: 'uri-foreign',
  title: 'Roots of other schemes',
  question: 'Are foreign roots ignored with the rest of the list intact, and never taken for a path?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: [
        { uri: 'https://{base}/srv/app/packages/payments' },
        'root-a',
        { uri: 'vscode-remote://host{base}/srv/archive' },
        { uri: 'untitled:notes' },
        { uri: '' },
      ],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-archive', side: 'gap' },
        { target: 'decoy', side: 'beyond' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P154'],
};
