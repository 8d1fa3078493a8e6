/** One bad entry costs the whole list, and the argument is in force again. */
import { allOrNothing } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: allOrNothing, onFailure: 'argument' });
