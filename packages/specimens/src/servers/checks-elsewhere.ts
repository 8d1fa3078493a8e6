/** Checks a relative path from the root, and opens it from the working directory. */
import { isAbsolute, resolve } from 'node:path';
import type { Guard } from '../kit/guard.ts';
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { withCall } from '../kit/tool.ts';

const opensFromHere = (guard: Guard): Guard => ({
  ...guard,
  async admit(path) {
    const admitted = await guard.admit(path);
    return isAbsolute(path) ? admitted : resolve(path);
  },
});

await serve({
  line: { relativeTo: 'first-root' },
  tools: ALL_TOOLS.map((tool) => withCall(tool, (args, guard) => tool.call(args, opensFromHere(guard)))),
});
