/** Every principle that is judged, in the order of their numbers. */
import { p043 } from './p043.ts';
import { p051 } from './p051.ts';
import { p089 } from './p089.ts';
import { p090 } from './p090.ts';
import { p091 } from './p091.ts';
import { p105 } from './p105.ts';
import { p106 } from './p106.ts';
import { p153 } from './p153.ts';
import { p154 } from './p154.ts';
import type { Principle } from './principle.ts';
import { p247 } from './p247.ts';

export const PRINCIPLES: readonly Principle[] = [p043, p051, p089, p090, p091, p105, p106, p153, p154, p247];
