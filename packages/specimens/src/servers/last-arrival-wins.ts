/** With two questions open it keeps whichever answer comes last, even that to the older question. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ takes: 'last-arrived' });
