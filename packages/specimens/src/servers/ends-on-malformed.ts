/** Takes the answer as it comes, and falls over an entry that is no root. */
import { careless } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: careless });
