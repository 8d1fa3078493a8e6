/** Denies in plain text inside a success: no error flag, no error code. */
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { textResult } from '../kit/tool.ts';

await serve({
  line: {},
  tools: ALL_TOOLS,
  onDenied: (path) => textResult(`Error: access denied, ${path} is outside the allowed directories`),
});
