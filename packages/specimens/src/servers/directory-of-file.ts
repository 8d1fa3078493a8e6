/** A root that is a file is taken for the directory it lies in. */
import { directoryOfFile } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: directoryOfFile });
