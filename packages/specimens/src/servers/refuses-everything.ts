/** Refuses every call of every tool: broken or misconfigured, and not one boundary shown. */
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { errorResult, withCall } from '../kit/tool.ts';

await serve({ line: {}, tools: ALL_TOOLS.map((tool) => withCall(tool, async () => errorResult('Access denied'))) });
