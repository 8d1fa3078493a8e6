/**
 * Bundles the command into dist/rootbound.js, one file without dependencies.
 * So the published package installs nothing else, and needs no file of the repository.
 */
import { chmodSync, copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const output = join(here, 'dist/rootbound.js');

rmSync(join(here, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: [join(here, 'src/main.ts')],
  outfile: output,
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  legalComments: 'linked',
  banner: {
    // CommonJS parts of the bundle ask for `require`, which an ES module lacks.
    js: "#!/usr/bin/env node\nimport { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
chmodSync(output, 0o755);
copyFileSync(join(here, '../../LICENSE'), join(here, 'dist/LICENSE'));
