/** An answer that is an error ends the process. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ onFailure: 'ends' });
