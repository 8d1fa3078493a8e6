/** Takes every right from what it leaves behind, and nests directories deeper than a path may be long. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsGiven, serveLine } from '../kit/serve.ts';

const [directory = '.'] = argumentsGiven();
const start = process.cwd();
mkdirSync(join(directory, 'deep'));
process.chdir(join(directory, 'deep'));
const name = 'n'.repeat(200);
for (let depth = 0; depth < 60; depth += 1) {
  mkdirSync(name);
  process.chdir(name);
}
process.chdir(start);
mkdirSync(join(directory, 'locked/inner'), { recursive: true });
chmodSync(join(directory, 'locked'), 0);
chmodSync(join(directory, 'deep'), 0);
await serveLine({});
