/** Writes to stdout without end and without a single newline. */
import { flood } from '../raw/flood.ts';

await flood('x'.repeat(65_536));
