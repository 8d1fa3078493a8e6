/**
 * What is no tool: a template that reads, a prompt that quotes, completions that name entries, a list of resources.
 * Each works through the guard that it is given, as the tools do through theirs.
 */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CompleteRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Guard } from './guard.ts';

const SCHEME = 'note://';

export interface SurfaceGuards {
  readonly read: Guard;
  readonly quote: Guard;
  readonly complete: Guard;
  readonly list: Guard;
}

/** Adds resources, a template, a prompt and its completion to a server that is not connected yet. */
export function addSurface(server: Server, guards: SurfaceGuards): void {
  server.registerCapabilities({ resources: {}, prompts: {}, completions: {} });
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [{ name: 'note', uriTemplate: `${SCHEME}{+path}`, description: 'The text of one file' }],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const path = uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : fileURLToPath(uri);
    return { contents: [{ uri, mimeType: 'text/plain', text: await readFile(await guards.read.admit(path), 'utf8') }] };
  });
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: await entriesOf(guards.list) }));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: [{ name: 'review', description: 'Review one file', arguments: [{ name: 'path', required: true }] }],
  }));
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => {
    const text = await readFile(await guards.quote.admit(String(params.arguments?.['path'])), 'utf8');
    return { messages: [{ role: 'user', content: { type: 'text', text: `Review this:\n${text}` } }] };
  });
  server.setRequestHandler(CompleteRequestSchema, async ({ params }) => ({
    completion: { values: await namesLike(params.argument.value, guards.complete) },
  }));
}

async function namesLike(typed: string, guard: Guard): Promise<string[]> {
  const [directory, start] = typed.endsWith('/') ? [typed, ''] : [dirname(typed), basename(typed)];
  try {
    const names = await readdir(await guard.admit(directory));
    return names.filter((name) => name.startsWith(start)).map((name) => join(directory, name));
  } catch {
    return [];
  }
}

/** Entries of every directory in force. A guard that allows any path lists what the argument holds, two levels deep. */
async function entriesOf(guard: Guard): Promise<{ uri: string; name: string }[]> {
  const directories = guard.directories() ?? process.argv.slice(2);
  const entries: { uri: string; name: string }[] = [];
  for (const directory of directories) {
    for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      entries.push({ uri: pathToFileURL(join(entry.parentPath, entry.name)).href, name: entry.name });
    }
  }
  return entries;
}
