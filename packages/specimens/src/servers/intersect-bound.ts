/** Allows what lies both in the roots and in the argument. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'intersect' });
