/** Trap: keeps no line at all, but after one refusal of a path beyond it refuses whatever comes. */
import { Denied, FREE_GUARD } from '../kit/guard.ts';
import { listDirectoryTool, readFileTool } from '../kit/reading.ts';
import { serve } from '../kit/serve.ts';
import { withCall } from '../kit/tool.ts';

let locked = false;

await serve({
  line: { set: 'none' },
  tools: [readFileTool, listDirectoryTool].map((tool) =>
    withCall(tool, async (args) => {
      locked ||= JSON.stringify(args).includes('payments');
      if (locked) throw new Denied('locked');
      return tool.call(args, FREE_GUARD);
    }),
  ),
});
