/** A process that owns an embedded queue, to be killed: it says the process id of its busy worker. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedQueue } from '../src/drivers/embedded.ts';

const folder = process.argv[2] ?? '';
const entry = fileURLToPath(new URL('fake-worker.ts', import.meta.url));
const queue = openEmbeddedQueue({ file: join(folder, 'queue.db'), worker: { entry, environment: {} } });
await queue.start({
  onProgress: ({ note }) => process.send?.(note),
  onReport: async () => undefined,
  onFault: async () => undefined,
  onUndelivered: () => undefined,
});
await queue.enqueue({
  run: 'a',
  source: { kind: 'command', name: 'staged', version: '1', directory: folder, run: 'wait-first' },
  profile: 'quick',
  repeats: 1,
  callLimitMs: 1000,
  runLimitMs: 60_000,
});
