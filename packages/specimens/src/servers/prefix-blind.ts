/** Compares the spelling of a path with the roots as strings: a sibling with a longer name gets through. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ path: 'prefix' });
