/** What a run must show of specimens that offer more than tools. Names of items that are no tools begin with their kind. */
import type { ExpectedMatrix } from '../expectation.ts';
import { traits } from './traits.ts';

const item = (name: string) => encodeURIComponent(name);
const TEMPLATE = item('template note://{+path}');
const PROMPT = item('prompt review');
const COMPLETION = item('completion prompt review, path');
const LISTING = item('listing of resources');
const ANY = item('resource of any URI');

export const SURFACES: Readonly<Record<string, ExpectedMatrix>> = {
  'surface-bound': {
    headline: ['root-bound', 'undecided'],
    relation: ['replace'],
    ...traits('widened'),
    scenarios: ['unlisted-surface'],
    cells: {
      [`unlisted-surface/${TEMPLATE}/read/inside`]: 'reached',
      [`unlisted-surface/${TEMPLATE}/read/gap-sibling`]: 'holds',
      [`unlisted-surface/${TEMPLATE}/read/link-file`]: 'holds',
      [`unlisted-surface/${PROMPT}/read/inside`]: 'reached',
      [`unlisted-surface/${PROMPT}/read/beyond`]: 'holds',
      [`unlisted-surface/${COMPLETION}/complete/inside`]: 'reached',
      [`unlisted-surface/${COMPLETION}/complete/gap-sibling`]: 'holds',
      [`unlisted-surface/${LISTING}/index/gap-sibling`]: 'holds',
      [`unlisted-surface/${ANY}/read/gap-sibling`]: 'holds',
      'narrow/read_file/read/gap-sibling': 'holds',
    } as const,
  },
  'surface-open': {
    headline: ['partly-bound', 'undecided'],
    relation: ['replace', 'undecided'],
    ...traits('widened'),
    scenarios: ['unlisted-surface'],
    cells: {
      [`unlisted-surface/${TEMPLATE}/read/gap-sibling`]: 'open',
      [`unlisted-surface/${TEMPLATE}/read/beyond`]: 'open',
      [`unlisted-surface/${PROMPT}/read/gap-sibling`]: 'open',
      [`unlisted-surface/${COMPLETION}/complete/gap-sibling`]: 'open',
      [`unlisted-surface/${LISTING}/index/gap-sibling`]: 'open',
      [`unlisted-surface/${ANY}/read/beyond`]: 'open',
      'narrow/read_file/read/gap-sibling': 'holds',
    } as const,
  },
};
