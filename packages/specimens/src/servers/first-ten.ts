/** Takes ten roots of a list and no more. */
import { firstTen } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: firstTen });
