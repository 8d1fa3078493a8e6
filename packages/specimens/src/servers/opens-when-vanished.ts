/** When its last root is gone from the disk, the argument is in force again. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ dropsVanished: true });
