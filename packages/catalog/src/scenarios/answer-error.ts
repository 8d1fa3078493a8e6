/**
 * The question is answered with a JSON-RPC error (client/roots, Error Handling). The code tells a client without roots
 * from one that failed, and a server may well treat them differently: each code is a session of its own.
 * Nothing is inside, so every control is borrowed from the baseline.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isSessionEra, ROOTS_PAGE } from './era.ts';

const CODES = [
  { code: -32601, id: 'unsupported', means: 'Method not found' },
  { code: -32603, id: 'internal', means: 'Internal error' },
  { code: -1, id: 'other', means: 'a code of the client’s own' },
] as const;

export const answerError: readonly Scenario[] = CODES.map(({ code, id, means }) => ({
  id: `answer-error-${id}`,
  title: `The answer is error ${code}`,
  question: `What applies when roots/list is answered with ${code} (${means}): nothing, the argument, or everything?`,
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: { error: code },
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isSessionEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P105', 'P247'],
}));
