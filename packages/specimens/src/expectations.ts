/** What a run against each specimen must show: one file for each family of specimens. */
import type { Expectation } from './expectation.ts';
import { ERAS } from './expectations/eras.ts';
import { HTTP } from './expectations/http.ts';
import { FAILURES } from './expectations/failures.ts';
import { LINES } from './expectations/lines.ts';
import { MANNERS } from './expectations/manners.ts';
import { REPLIES } from './expectations/replies.ts';
import { SURFACES } from './expectations/surfaces.ts';
import { WATCHED } from './expectations/watched.ts';

export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  ...LINES,
  ...REPLIES,
  ...FAILURES,
  ...MANNERS,
  ...SURFACES,
  ...HTTP,
  ...ERAS,
  ...WATCHED,
};
