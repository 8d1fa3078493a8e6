/** Takes the path of any URI for a directory here, whatever its scheme. */
import { anyScheme } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: anyScheme });
