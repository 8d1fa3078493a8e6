/** Where a built specimen lies, and the command line that starts it. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');

/** The folder of one specimen: a single `server.mjs`, with nothing outside it that it needs. */
export function specimenDirectory(name: string): string {
  return join(DIST, name);
}

/** The command line of every specimen, as a command source takes it. */
export const SPECIMEN_RUN = 'node server.mjs {argument}';
