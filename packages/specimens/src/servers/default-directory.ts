/** Uses the first root only as the place where a relative path starts; any absolute path goes through. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'none', relativeTo: 'first-root' });
