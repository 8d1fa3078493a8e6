/** Writes to stdout without end, line after line, none of them JSON. */
import { flood } from '../raw/flood.ts';

await flood('this line is not a message\n'.repeat(2_048));
