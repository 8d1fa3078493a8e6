/** Asks for roots, and keeps to its working directory all the same. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'directory' });
