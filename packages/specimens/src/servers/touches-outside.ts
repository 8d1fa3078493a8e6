/** Opens what it is asked for before it refuses what lies outside the roots, and shows nothing of it. */
import { readFile } from 'node:fs/promises';
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { errorResult } from '../kit/tool.ts';

await serve({
  line: {},
  tools: ALL_TOOLS,
  async onDenied(path) {
    await readFile(path).catch(() => undefined);
    return errorResult(`Access denied: ${path}`);
  },
});
