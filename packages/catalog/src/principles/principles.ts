/** Every principle that is judged today, in the order of their numbers. */
import { p043 } from './p043.ts';
import { p089 } from './p089.ts';
import { p090 } from './p090.ts';
import { p105 } from './p105.ts';
import type { Principle } from './principle.ts';

export const PRINCIPLES: readonly Principle[] = [p043, p089, p090, p105];
