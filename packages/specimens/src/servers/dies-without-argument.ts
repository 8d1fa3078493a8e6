/** Wants at least one directory on its command line, and ends without. */
import { serveLine } from '../kit/serve.ts';

if (process.argv.length < 3) {
  process.stderr.write('usage: server DIRECTORY\n');
  process.exit(1);
}
await serveLine({});
