/** Asks at each call, whatever it was told before, and holds the call until the answer is there. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ asks: 'each-call', before: 'waits' });
