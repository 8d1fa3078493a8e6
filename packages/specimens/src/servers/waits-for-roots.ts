/** Asks at the first call and holds it until the answer is there. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ asks: 'first-call', before: 'waits' });
