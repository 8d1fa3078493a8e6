/** An empty list is ignored: the roots that were taken back stay in force. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ onEmpty: 'keeps' });
