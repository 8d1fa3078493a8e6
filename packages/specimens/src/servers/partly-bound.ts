/** Checks every tool but two: search and file information work on any path. */
import { FREE_GUARD } from '../kit/guard.ts';
import { searchTool, statTool } from '../kit/reading.ts';
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { withCall } from '../kit/tool.ts';

const UNCHECKED: ReadonlySet<string> = new Set([searchTool.name, statTool.name]);

const tools = ALL_TOOLS.map((tool) =>
  UNCHECKED.has(tool.name) ? withCall(tool, (args) => tool.call(args, FREE_GUARD)) : tool,
);

await serve({ line: {}, tools });
