/** Moves files and checks only where they come from: out of the roots is open, into them is not. */
import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readFileTool } from '../kit/reading.ts';
import { serve } from '../kit/serve.ts';
import { defineTool } from '../kit/tool.ts';
import { moveFileTool } from '../kit/writing.ts';

const moveFile = defineTool({
  name: moveFileTool.name,
  description: moveFileTool.description,
  input: z.object({
    source: z.string().describe('Path to move'),
    destination: z.string().describe('Path to move it to'),
  }),
  run: async ({ source, destination }, guard) => {
    await rename(await guard.admit(source), resolve(destination));
    return 'Moved';
  },
});

await serve({ line: {}, tools: [readFileTool, moveFile] });
