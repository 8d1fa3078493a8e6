/** One root that does not exist costs the whole list. */
import { mustExist } from '../kit/read-roots.ts';
import { serveLine } from '../kit/serve.ts';

await serveLine({ reads: mustExist });
