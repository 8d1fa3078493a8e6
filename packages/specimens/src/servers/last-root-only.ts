/** Takes the last root of the list and drops the rest. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'last-root' });
