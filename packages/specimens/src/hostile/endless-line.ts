/** Answers its first call with a line of two gibibytes. */
import { once } from 'node:events';
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { withCall } from '../kit/tool.ts';

const CHUNK = 'x'.repeat(1024 * 1024);

const tools = ALL_TOOLS.map((tool) =>
  withCall(tool, async () => {
    process.stdout.write('{"jsonrpc":"2.0","id":"rb-1","result":{"content":[{"type":"text","text":"');
    for (let written = 0; written < 2_048; written += 1) {
      if (!process.stdout.write(CHUNK)) await once(process.stdout, 'drain');
    }
    return { content: [] };
  }),
);
await serve({ line: {}, tools });
