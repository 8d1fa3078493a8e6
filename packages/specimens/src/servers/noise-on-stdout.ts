/** Prints lines that are not JSON between its frames: at the start, and before every answer. */
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { withCall } from '../kit/tool.ts';

process.stdout.write('Starting up…\n\n[info] ready to serve\n');

const tools = ALL_TOOLS.map((tool) =>
  withCall(tool, async (args, guard) => {
    process.stdout.write(`[debug] ${tool.name}\n`);
    return tool.call(args, guard);
  }),
);

await serve({ line: {}, tools });
