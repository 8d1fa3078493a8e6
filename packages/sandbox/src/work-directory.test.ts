import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseWorkDirectory } from './work-directory.ts';

describe('the work directory', () => {
  let base: string;
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'rootbound-work-'));
  });
  afterEach(async () => {
    await rm(base, { recursive: true, force: true });
  });

  test('lies in the data directory where servers can reach it', async () => {
    await chmod(base, 0o755);
    expect(await chooseWorkDirectory(join(base, 'data'))).toBe(join(base, 'data', 'work'));
  });

  test.skipIf(process.getuid?.() !== 0)('is one of the system where root keeps the data closed', async () => {
    await mkdir(join(base, 'data'), { mode: 0o700 });
    expect(await chooseWorkDirectory(join(base, 'data'))).toBe('/var/lib/rootbound');
  });
});
