/** Allows the home directory beside its roots. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ extra: [process.env['HOME'] ?? '/home'] });
