/**
 * Bundles every specimen into dist/NAME/server.mjs, each on its own.
 * One bundle apiece, without code splitting: a specimen's folder is all that a sandbox shows of it.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const sources = ['servers', 'hostile'].flatMap((folder) =>
  readdirSync(join(here, 'src', folder)).map((file) => ({ folder, name: file.replace(/\.ts$/, '') })),
);
const names = sources.map(({ name }) => name);
const dist = join(here, 'dist');

// Only what has no source any more is removed: a run that is under way keeps its server.
const built = existsSync(dist) ? readdirSync(dist) : [];
for (const name of built.filter((folder) => !names.includes(folder))) {
  rmSync(join(dist, name), { recursive: true, force: true });
}
await build({
  entryPoints: sources.map(({ folder, name }) => ({
    in: join(here, 'src', folder, `${name}.ts`),
    out: `${name}/server`,
  })),
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  legalComments: 'none',
  // CommonJS parts of the bundle ask for `require`, which an ES module lacks.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
