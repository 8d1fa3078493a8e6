/** Asks at every change and applies the answer before the last one: always one list behind. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ fresh: 'previous-ask' });
