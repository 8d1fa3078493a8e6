/** Says "Written" for a path outside and does nothing; its create_directory does nothing anywhere. */
import { createDirectoryTool, writeFileTool } from '../kit/writing.ts';
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { textResult, withCall } from '../kit/tool.ts';

const tools = ALL_TOOLS.map((tool) =>
  tool.name === createDirectoryTool.name ? withCall(tool, async () => textResult('Created')) : tool,
);

await serve({ line: {}, tools, onDenied: () => textResult(`${writeFileTool.name}: Written`) });
