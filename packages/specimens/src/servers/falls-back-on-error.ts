/** An answer that is an error, or no list at all, brings the argument back into force. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ onFailure: 'argument' });
