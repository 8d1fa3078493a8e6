/** A tool of a specimen: its declaration, and what it does through a guard. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Guard } from './guard.ts';

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  call(args: unknown, guard: Guard): Promise<CallToolResult>;
}

interface ToolDefinition<Input extends z.ZodObject> {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  run(args: z.infer<Input>, guard: Guard): Promise<CallToolResult | string>;
}

/** Arguments are parsed with the schema that the tool declares. */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  const { name, description, input } = definition;
  return {
    name,
    description,
    inputSchema: z.toJSONSchema(input),
    async call(args, guard) {
      const answer = await definition.run(input.parse(args ?? {}), guard);
      return typeof answer === 'string' ? textResult(answer) : answer;
    },
  };
}

export function textResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

export function errorResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

/** The same tool with another way of answering. */
export function withCall(tool: Tool, call: Tool['call']): Tool {
  return { ...tool, call };
}
