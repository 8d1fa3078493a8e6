/** Asks for roots and keeps to the directories of its command line all the same. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'argument' });
