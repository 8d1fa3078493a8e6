/** Asks for roots, and lets any absolute path through. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'none' });
