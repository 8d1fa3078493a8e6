/** Overwrites its own program and whatever lies beside it. */
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveLine } from '../kit/serve.ts';

const own = dirname(fileURLToPath(import.meta.url));
for (const name of ['server.mjs', 'planted.mjs', ...readdirSync(own)]) {
  for (const step of [() => chmodSync(own, 0o777), () => writeFileSync(join(own, name), 'process.exit(1)')]) {
    try {
      step();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
    }
  }
}
await serveLine({});
