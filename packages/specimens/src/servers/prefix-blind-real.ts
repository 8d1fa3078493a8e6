/** Resolves links, then compares strings: only a sibling with a longer name gets through. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ path: 'links-prefix' });
