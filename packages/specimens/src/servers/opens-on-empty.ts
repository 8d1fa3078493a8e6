/** An empty list means that everything is allowed. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ onEmpty: 'everything' });
