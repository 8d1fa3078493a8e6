/** The embedded driver: the contract of every queue, and what is its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeQueue } from '../src/contract.ts';
import { openEmbeddedQueue } from '../src/drivers/embedded.ts';
import { QueueInUseFault } from '../src/errors.ts';

const worker = { entry: fileURLToPath(new URL('fake-worker.ts', import.meta.url)), environment: {} };
const openIn = async (folder: string) => openEmbeddedQueue({ file: join(folder, 'queue.db'), worker });

describeQueue('embedded', openIn);

test('a second opening of the same file is refused, until the first is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rootbound-queue-'));
  try {
    const first = await openIn(folder);
    await expect(openIn(folder)).rejects.toThrow(QueueInUseFault);
    await first.close();
    await (await openIn(folder)).close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a worker ends by itself when the process that waits for its report is killed', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rootbound-queue-'));
  try {
    const entry = fileURLToPath(new URL('owner.ts', import.meta.url));
    const owner = fork(entry, [folder], { execArgv: [], env: {}, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    // Owner and worker both hold the other end of this pipe: it ends when neither lives.
    const bothGone = once(owner.stderr?.resume() ?? owner, 'end');
    await once(owner, 'message');
    owner.kill('SIGKILL');
    await bothGone;
    expect(owner.signalCode).toBe('SIGKILL');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
