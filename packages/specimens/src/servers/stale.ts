/** Asks once at the start and never again: the first list stays in force. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ fresh: 'at-start' });
