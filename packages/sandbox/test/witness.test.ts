/** What the witness records of a real server, and how its record ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS, openStage, type Stage } from './stage.ts';

const works = await isAvailable();

async function isAvailable(): Promise<boolean> {
  await using stage = await openStage('bubblewrap', true);
  const { witnessed, note } = stage.sandbox.witness;
  if (!witnessed) process.stderr.write(`SKIPPED: the tests of the witness. ${note}\n`);
  return witnessed;
}

describe.skipIf(!works)('the witness', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('bubblewrap', true);
  });
  afterAll(async () => {
    await stage[Symbol.asyncDispose]();
  });

  test('is still asked after the server has ended', async () => {
    const confined = await stage.start(['/bin/sh', '-c', 'read line < /repo/note.txt; read more < /home/dev/none']);
    await confined.exited;
    await confined[Symbol.asyncDispose]();
    const { trace } = confined;
    const touches = (await trace?.between(0, trace.mark())) ?? [];
    const told = touches.map(({ kind, path, ended }) => `${kind} ${path} ${ended}`);
    expect(told).toContain('read /repo/note.txt ok');
    expect(told).toContain('read /home/dev/none ENOENT');
  });

  test('ends a server that makes it write more than it may', async () => {
    const line = 'while true; do read line < /repo/note.txt; done';
    await using confined = await stage.start(['/bin/sh', '-c', line], {
      limits: { ...LIMITS, recordBytes: 200_000 },
    });
    await confined.exited;
    expect(confined.trace?.mark()).toBeLessThanOrEqual(200_000);
  });
});
