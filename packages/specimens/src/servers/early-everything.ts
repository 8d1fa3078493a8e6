/** Lets everything through until the first list has arrived. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ before: 'everything' });
