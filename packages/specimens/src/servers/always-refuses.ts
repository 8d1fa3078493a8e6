/** Has one tool that refuses everything, inside too: its column of refusals proves nothing. */
import { readFileTool } from '../kit/reading.ts';
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { errorResult, withCall } from '../kit/tool.ts';

const tools = ALL_TOOLS.map((tool) =>
  tool.name === readFileTool.name ? withCall(tool, async () => errorResult('Access denied')) : tool,
);

await serve({ line: {}, tools });
