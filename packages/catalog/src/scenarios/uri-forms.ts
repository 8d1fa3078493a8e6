/**
 * One root whose URI is written in a form that is unusual or plainly wrong, each form a session of its own: in one list
 * it could not be told which of the entries was taken. No canonical form is specified anywhere, so that a form which is
 * refused is no fault; what is told is whether A is reached, and that the boundary does not move.
 */
import type { Scenario, UriForm } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';

const FORMS = [
  { form: 'trailing-slash', says: 'a slash at its end' },
  { form: 'localhost', says: 'localhost for a host' },
  { form: 'upper-scheme', says: 'FILE in capitals' },
  { form: 'encoded-slash', says: '%2F for its last slash' },
  { form: 'dot-segments', says: 'dot segments that lead back to A' },
  { form: 'plain-path', says: 'no scheme, a path alone' },
  { form: 'one-slash', says: 'one slash after the scheme' },
] as const satisfies readonly { readonly form: UriForm; readonly says: string }[];

export const uriForms: readonly Scenario[] = FORMS.map(({ form, says }) => ({
  id: `uri-forms-${form}`,
  title: `A root URI with ${says}`,
  question: `Is a root URI with ${says} accepted, and with which boundary?`,
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: [{ place: 'root-a', written: form }],
      answer: 'at-once',
      notify: 0,
      control: { from: 'narrow' },
      poses: [
        { target: 'inside', side: 'inside' },
        { target: 'gap-sibling', side: 'gap' },
        { target: 'gap-parent', side: 'gap' },
        { target: 'prefix-sibling', side: 'gap' },
        { target: 'beyond', side: 'beyond' },
      ],
    },
  ],
  decides: 'manners',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P154'],
}));
