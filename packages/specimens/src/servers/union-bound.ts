/** Allows the argument and the roots beside it: a root can only widen. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'union' });
