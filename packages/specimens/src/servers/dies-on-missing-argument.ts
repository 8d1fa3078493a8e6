/** Ends at once where one of the directories on its command line does not exist. */
import { existsSync } from 'node:fs';
import { serveLine } from '../kit/serve.ts';

const missing = process.argv.slice(2).find((directory) => !existsSync(directory));
if (missing !== undefined) {
  process.stderr.write('a directory of the command line does not exist\n');
  process.exit(1);
}
await serveLine({});
