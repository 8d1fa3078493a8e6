/** One tool that changes things was forgotten when the others got their check. */
import { FREE_GUARD } from '../kit/guard.ts';
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { withCall } from '../kit/tool.ts';

const forgotten = (name: string) => name === 'create_directory';
await serve({
  line: {},
  tools: ALL_TOOLS.map((tool) => (forgotten(tool.name) ? withCall(tool, (args) => tool.call(args, FREE_GUARD)) : tool)),
});
