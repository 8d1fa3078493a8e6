/** Takes from a new list only what is new in it: a root that stays is lost. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ onChange: 'swaps' });
