/** Reads a + in a root URI as a space, as forms do and URIs do not. */
import { byHand } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: byHand((text) => decodeURIComponent(text.replaceAll('+', ' '))) });
