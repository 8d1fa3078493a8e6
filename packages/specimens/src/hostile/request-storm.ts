/** Asks the client for its roots without end and never reads an answer. */
import { once } from 'node:events';
import { serveFrames } from '../raw/frames.ts';

let asked = 0;

async function storm(): Promise<void> {
  process.stdin.pause();
  for (;;) {
    const asks = Array.from({ length: 1_000 }, () => `{"jsonrpc":"2.0","id":${++asked},"method":"roots/list"}`);
    if (!process.stdout.write(`${asks.join('\n')}\n`)) await once(process.stdout, 'drain');
  }
}

await serveFrames({
  call: () => {
    void storm();
    return '';
  },
});
