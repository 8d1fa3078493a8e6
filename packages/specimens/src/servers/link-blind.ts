/** Compares the spelling of a path name by name and never resolves a link. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ path: 'lexical' });
