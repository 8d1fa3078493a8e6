/** Decodes a root URI before it parses it: what stands behind a # or ? in a name is lost. */
import { byHand } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: byHand((text) => decodeURIComponent(text).replace(/[#?].*$/, '')) });
