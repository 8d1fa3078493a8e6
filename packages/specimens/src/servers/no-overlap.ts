/** Drops roots that are named twice or lie in another one, with all that they name. */
import { noOverlap } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: noOverlap });
