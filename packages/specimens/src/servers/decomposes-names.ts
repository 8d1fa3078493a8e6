/** Brings root paths into the decomposed normal form, which names another directory. */
import { byHand } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: byHand((text) => decodeURIComponent(text).normalize('NFD')) });
