/** The tools that look: read one file, read several, list, tree, stat, search. All go through the guard. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { Denied } from './guard.ts';
import { defineTool } from './tool.ts';

const PATH = z.string().describe('Path of the file or directory');

export const readFileTool = defineTool({
  name: 'read_file',
  description: 'Read the whole text of one file',
  input: z.object({ path: PATH }),
  run: async ({ path }, guard) => readFile(await guard.admit(path), 'utf8'),
});

/** One denial denies the whole call; `per-item-errors` answers file by file instead. */
export const readManyTool = defineTool({
  name: 'read_many',
  description: 'Read the text of several files at once',
  input: z.object({ paths: z.array(z.string()).describe('Paths of the files') }),
  run: async ({ paths }, guard) => {
    const admitted = await Promise.all(paths.map((path) => guard.admit(path)));
    const texts = await Promise.all(admitted.map((path) => readFile(path, 'utf8')));
    return texts.join('\n---\n');
  },
});

/** As `read_many`, with each denial as text beside the other files' contents. */
export const readEachTool = defineTool({
  name: 'read_many',
  description: 'Read the text of several files at once; a file that cannot be read shows its error',
  input: z.object({ paths: z.array(z.string()).describe('Paths of the files') }),
  run: async ({ paths }, guard) => {
    const parts = paths.map(async (path) => {
      try {
        return `${path}:\n${await readFile(await guard.admit(path), 'utf8')}`;
      } catch (error) {
        if (error instanceof Denied) return `${path}: Error - ${error.message}`;
        throw error;
      }
    });
    return (await Promise.all(parts)).join('\n---\n');
  },
});

export const listDirectoryTool = defineTool({
  name: 'list_directory',
  description: 'List the names in one directory',
  input: z.object({ path: PATH }),
  run: async ({ path }, guard) => {
    const entries = await readdir(await guard.admit(path), { withFileTypes: true });
    return entries.map((entry) => `${entry.isDirectory() ? '[DIR]' : '[FILE]'} ${entry.name}`).join('\n');
  },
});

export const treeTool = defineTool({
  name: 'directory_tree',
  description: 'Show the names below a directory, all levels',
  input: z.object({ path: PATH }),
  run: async ({ path }, guard) => {
    const top = await guard.admit(path);
    const lines: string[] = [];
    for await (const { depth, name } of walk(top)) lines.push(`${'  '.repeat(depth)}${name}`);
    return lines.join('\n');
  },
});

export const statTool = defineTool({
  name: 'get_file_info',
  description: 'Show size, kind and time of a file',
  input: z.object({ path: PATH }),
  run: async ({ path }, guard) => {
    const found = await stat(await guard.admit(path));
    return `size: ${found.size}\nkind: ${found.isDirectory() ? 'directory' : 'file'}\nmodified: ${found.mtime.toISOString()}`;
  },
});

export const searchTool = defineTool({
  name: 'search_files',
  description: 'Find a text in the names and the contents of all files below a directory',
  input: z.object({ path: PATH, pattern: z.string().describe('Text to find') }),
  run: async ({ path, pattern }, guard) => {
    const top = await guard.admit(path);
    const hits: string[] = [];
    for await (const { at, name, isFile } of walk(top)) {
      if (name.includes(pattern)) hits.push(at);
      if (isFile) hits.push(...(await matchingLines(at, pattern)));
    }
    return hits.length === 0 ? 'No matches' : hits.join('\n');
  },
});

export const READING = [readFileTool, readManyTool, listDirectoryTool, treeTool, statTool, searchTool] as const;

interface Step {
  readonly at: string;
  readonly name: string;
  readonly depth: number;
  readonly isFile: boolean;
}

/** Every entry below a directory; links inside it are shown and never followed. */
async function* walk(directory: string, depth = 0): AsyncGenerator<Step> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const at = join(directory, entry.name);
    yield { at, name: basename(at), depth, isFile: entry.isFile() };
    if (entry.isDirectory()) yield* walk(at, depth + 1);
  }
}

async function matchingLines(path: string, pattern: string): Promise<readonly string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.filter((line) => line.includes(pattern)).map((line) => `${path}: ${line}`);
}
