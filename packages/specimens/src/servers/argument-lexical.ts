/** Keeps to its argument as it was spelled: through another name of the same directory nothing is found. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'argument', path: 'lexical' });
