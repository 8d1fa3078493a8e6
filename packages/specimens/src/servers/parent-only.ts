/** Resolves the directory that a path lies in, not the path itself: a link as last name gets through. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ path: 'parent' });
