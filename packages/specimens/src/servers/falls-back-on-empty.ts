/** An empty list brings the argument back into force. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ onEmpty: 'argument' });
