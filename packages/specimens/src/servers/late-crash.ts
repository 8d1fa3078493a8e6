/** Works inside the roots and crashes on a path outside them: a failure, not a refusal. */
import { listDirectoryTool, readFileTool } from '../kit/reading.ts';
import { serve } from '../kit/serve.ts';

await serve({
  line: {},
  tools: [readFileTool, listDirectoryTool],
  onDenied: (path) => {
    process.stderr.write(`fatal: cannot handle ${path}\n`);
    process.exit(3);
  },
});
