/** Decodes a root URI twice: a percent sign in a name becomes something else. */
import { byHand } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({
  reads: byHand((text) => {
    const once = decodeURIComponent(text);
    return /%[0-9A-F]{2}/i.test(once) ? decodeURIComponent(once) : once;
  }),
});
