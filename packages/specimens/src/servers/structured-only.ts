/** Returns what it reads in structured content only; the text beside it says nothing. Bound to its argument. */
import { readFile, readdir } from 'node:fs/promises';
import { z } from 'zod';
import { serve } from '../kit/serve.ts';
import { defineTool } from '../kit/tool.ts';

const input = z.object({ path: z.string().describe('Path of the file or directory') });
const DONE = [{ type: 'text' as const, text: 'Done' }];

const readDocument = defineTool({
  name: 'read_document',
  description: 'Read the text of one file',
  input,
  run: async ({ path }, guard) => ({
    content: DONE,
    structuredContent: { document: { text: await readFile(await guard.admit(path), 'utf8') } },
  }),
});

const listDocuments = defineTool({
  name: 'list_directory',
  description: 'List the names in one directory',
  input,
  run: async ({ path }, guard) => ({
    content: DONE,
    structuredContent: { names: await readdir(await guard.admit(path)) },
  }),
});

await serve({ line: { set: 'argument', asks: 'never' }, tools: [readDocument, listDocuments] });
