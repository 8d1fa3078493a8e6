/** One bad entry costs the whole list: nothing is allowed then. */
import { allOrNothing } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: allOrNothing });
