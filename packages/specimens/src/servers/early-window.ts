/** Keeps to the argument until the first list has arrived: wide in the window, narrow after it. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ before: 'argument' });
