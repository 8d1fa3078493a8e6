/** An answer that is an error, or no list at all, opens everything. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ onFailure: 'everything' });
