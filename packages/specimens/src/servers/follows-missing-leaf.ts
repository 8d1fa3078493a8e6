/** Resolves links only where the whole path exists; a new name below a link is tested by its spelling. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ path: 'real-if-there' });
