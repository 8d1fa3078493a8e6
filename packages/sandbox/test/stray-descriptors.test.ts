/** A descriptor that whoever started us left open must not reach a server. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('../src/stray-descriptors.ts', import.meta.url));
const STARTER = `
  import { spawnSync } from 'node:child_process';
  import { coverStrays } from ${JSON.stringify(MODULE)};
  const listed = (stdio) => spawnSync('/usr/bin/readlink', ['/proc/self/fd/60'], { stdio }).output[1]?.toString();
  console.log(JSON.stringify([listed(['ignore', 'pipe', 'ignore']), listed(coverStrays(['ignore', 'pipe', 'ignore']))]));`;

test.skipIf(process.platform !== 'linux')('a stray descriptor is covered with the null device', () => {
  const stray = openSync('/etc/passwd', 'r');
  const stdio = Array.from({ length: 61 }, (_, index) => (index === 1 ? 'pipe' : index === 60 ? stray : 'ignore')) as (
    | 'pipe'
    | 'ignore'
    | number
  )[]; // The literals are widened by the mapping.
  const parameters = ['--input-type=module', '-e', STARTER];
  const { output } = spawnSync(process.execPath, parameters, { stdio, env: {}, encoding: 'utf8' });
  closeSync(stray);
  expect(JSON.parse(output[1] ?? '')).toEqual(['/etc/passwd\n', '/dev/null\n']);
});
