import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findObstacle, isReachable } from './reachable.ts';

const STRANGER = { uid: 64102, gid: 64102 };

describe('reachability', () => {
  let base: string;
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'rootbound-reachable-'));
    await chmod(base, 0o755);
    await mkdir(join(base, 'inner'), { mode: 0o755 });
    await writeFile(join(base, 'inner', 'file'), '', { mode: 0o644 });
  });
  afterEach(async () => {
    await rm(base, { recursive: true, force: true });
  });

  test('is given through directories that others may search', async () => {
    expect(await findObstacle(join(base, 'inner', 'file'), STRANGER)).toBeNull();
  });

  test('names the directory that is closed', async () => {
    await chmod(base, 0o700);
    expect(await findObstacle(join(base, 'inner', 'file'), STRANGER)).toBe(`${base} is closed to uid 64102`);
  });

  test('needs the file itself to be readable', async () => {
    await chmod(join(base, 'inner', 'file'), 0o600);
    expect(await isReachable(join(base, 'inner', 'file'), STRANGER)).toBe(false);
  });

  test('is not given to what is not there, also for ourselves', async () => {
    expect(await isReachable(join(base, 'missing'), null)).toBe(false);
    expect(await isReachable(base, null)).toBe(true);
  });
});
