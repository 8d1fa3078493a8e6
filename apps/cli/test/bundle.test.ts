import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOTBOUND_VERSION } from '@rootbound/prober/environment';
import { expect, test } from 'vitest';

test('the bundle is a program of its own, without the repository beside it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rootbound-bundle-'));
  try {
    const program = join(directory, 'rootbound.mjs');
    copyFileSync(join(import.meta.dirname, '../dist/rootbound.js'), program);
    const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` };
    expect(execFileSync(program, ['--version'], { cwd: directory, env, encoding: 'utf8' })).toBe(
      `${ROOTBOUND_VERSION}\n`,
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
