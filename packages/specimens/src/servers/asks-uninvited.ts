/** Asks for roots although the client did not declare them. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ uninvited: true });
