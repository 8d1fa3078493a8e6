/** Serves a behaviour over stdio with the real SDK. The directories on the command line are the argument. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { resolve } from 'node:path';
import { type Behaviour, type Line, ROOT_BOUND } from './behaviour.ts';
import { Denied, type Guard, makeGuard } from './guard.ts';
import { READING } from './reading.ts';
import { RootsList } from './roots-list.ts';
import { errorResult, type Tool } from './tool.ts';
import { WRITING } from './writing.ts';

/** What a specimen has where its tools are not the point. */
export const ALL_TOOLS: readonly Tool[] = [...READING, ...WRITING];

/** Serves all tools behind one line. */
export async function serveLine(line: Partial<Line>): Promise<void> {
  await serve({ line, tools: ALL_TOOLS });
}

export interface Made {
  readonly server: Server;
  readonly guard: Guard;
  readonly roots: RootsList;
}

/** The server with its handlers and the guard they work through, not connected yet. */
export function makeServer(behaviour: Behaviour): Made {
  const line: Line = { ...ROOT_BOUND, ...behaviour.line };
  const server = new Server({ name: 'specimen', version: '1.0.0' }, { capabilities: { tools: {} } });
  const roots = new RootsList(server, line);
  const given = argumentsGiven().map((directory) => resolve(directory));
  const guard = makeGuard(line, roots, given);
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: behaviour.tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: { ...inputSchema, type: 'object' as const },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { requestId }) => {
    await roots.beforeCall(requestId);
    return answerCall(behaviour, guard, params);
  });
  return { server, guard, roots };
}

/** The directories on the command line; options begin with a dash. */
export function argumentsGiven(): readonly string[] {
  return process.argv.slice(2).filter((word) => !word.startsWith('-'));
}

export async function serve(behaviour: Behaviour): Promise<void> {
  await makeServer(behaviour).server.connect(new StdioServerTransport());
}

type Call = { readonly name: string; readonly arguments?: unknown };

/** The answer of a tool behind a guard, and what the behaviour says in place of a refusal. */
export async function answerCall(behaviour: Behaviour, guard: Guard, call: Call): Promise<CallToolResult> {
  const tool = behaviour.tools.find(({ name }) => name === call.name);
  if (tool === undefined) throw new McpError(-32602, `no tool ${call.name}`);
  try {
    return await tool.call(call.arguments, guard);
  } catch (error) {
    if (error instanceof McpError) throw error;
    if (error instanceof Denied && behaviour.onDenied) return behaviour.onDenied(error.path);
    return errorResult(error instanceof Error ? error.message : String(error));
  }
}
