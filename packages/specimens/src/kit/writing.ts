/** The tools that change the disk: write, edit, create a directory, move. All go through the guard. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { defineTool } from './tool.ts';

export const writeFileTool = defineTool({
  name: 'write_file',
  description: 'Create a file or replace its text',
  input: z.object({ path: z.string().describe('Path of the file'), content: z.string().describe('Text to write') }),
  run: async ({ path, content }, guard) => {
    await writeFile(await guard.admit(path), content);
    return 'Written';
  },
});

export const editFileTool = defineTool({
  name: 'edit_file',
  description: 'Replace one text in a file by another',
  input: z.object({
    path: z.string().describe('Path of the file'),
    old_text: z.string().describe('Text to be replaced'),
    new_text: z.string().describe('Text to put in its place'),
  }),
  run: async ({ path, old_text, new_text }, guard) => {
    const admitted = await guard.admit(path);
    const text = await readFile(admitted, 'utf8');
    if (!text.includes(old_text)) throw new Error('old_text is not in the file');
    await writeFile(
      admitted,
      text.replace(old_text, () => new_text),
    );
    return 'Edited';
  },
});

export const createDirectoryTool = defineTool({
  name: 'create_directory',
  description: 'Create a directory, and those above it that are missing',
  input: z.object({ path: z.string().describe('Path of the directory') }),
  run: async ({ path }, guard) => {
    await mkdir(await guard.admit(path), { recursive: true });
    return 'Created';
  },
});

export const moveFileTool = defineTool({
  name: 'move_file',
  description: 'Move or rename a file',
  input: z.object({
    source: z.string().describe('Path to move'),
    destination: z.string().describe('Path to move it to'),
  }),
  run: async ({ source, destination }, guard) => {
    await rename(await guard.admit(source), await guard.admit(destination));
    return 'Moved';
  },
});

export const WRITING = [writeFileTool, editFileTool, createDirectoryTool, moveFileTool] as const;
