/** Reads several files in one call, each with its own error inside a success. */
import { readEachTool, readManyTool } from '../kit/reading.ts';
import { ALL_TOOLS, serve } from '../kit/serve.ts';

await serve({ line: {}, tools: ALL_TOOLS.map((tool) => (tool.name === readManyTool.name ? readEachTool : tool)) });
