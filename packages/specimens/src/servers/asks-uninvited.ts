/** Asks for roots although the client did not declare them, and takes the argument where that fails. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ uninvited: true, onFailure: 'argument' });
