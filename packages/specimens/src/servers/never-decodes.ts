/** Takes the text of a root URI for a path; what does not exist is dropped, and the argument applies where nothing is left. */
import { byHand } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: byHand((text) => text), dropsVanished: true });
