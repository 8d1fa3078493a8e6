/** Repeats its arguments in every reply, denials and empty results included; what was sent shows nothing. */
import { ALL_TOOLS, serve } from '../kit/serve.ts';
import { errorResult, withCall } from '../kit/tool.ts';

const tools = ALL_TOOLS.map((tool) =>
  withCall(tool, async (args, guard) => {
    const echo = { type: 'text' as const, text: `Called with ${JSON.stringify(args)}` };
    try {
      const result = await tool.call(args, guard);
      return { ...result, content: [echo, ...result.content] };
    } catch (error) {
      return errorResult(`${error instanceof Error ? error.message : String(error)}\n${echo.text}`);
    }
  }),
);

await serve({ line: {}, tools });
