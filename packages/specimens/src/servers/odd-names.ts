/** Takes its paths under other names: `location`, `target_file`, nested in `options`, and in an array of objects. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { serve } from '../kit/serve.ts';
import { defineTool } from '../kit/tool.ts';

const listLocation = defineTool({
  name: 'list_entries',
  description: 'List the names found at a location',
  input: z.object({ location: z.string() }),
  run: async ({ location }, guard) => (await readdir(await guard.admit(location))).join('\n'),
});

const writeTarget = defineTool({
  name: 'save',
  description: 'Save text to a file',
  input: z.object({ target_file: z.string(), body: z.string() }),
  run: async ({ target_file, body }, guard) => {
    await writeFile(await guard.admit(target_file), body);
    return 'Saved';
  },
});

const viewNested = defineTool({
  name: 'view',
  description: 'View the text of a file',
  input: z.object({ options: z.object({ file: z.string() }) }),
  run: async ({ options }, guard) => readFile(await guard.admit(options.file), 'utf8'),
});

const readObjects = defineTool({
  name: 'read_batch',
  description: 'Read several files',
  input: z.object({ files: z.array(z.object({ path: z.string() })) }),
  run: async ({ files }, guard) => {
    const admitted = await Promise.all(files.map(({ path }) => guard.admit(path)));
    return (await Promise.all(admitted.map((path) => readFile(path, 'utf8')))).join('\n---\n');
  },
});

const metadata = defineTool({
  name: 'metadata',
  description: 'Size and time of a document',
  input: z.object({ document: z.string() }),
  run: async ({ document }, guard) => {
    const { size, mtime } = await stat(await guard.admit(document));
    return { content: [{ type: 'text', text: JSON.stringify({ size, modified: mtime }) }] };
  },
});

await serve({ line: {}, tools: [listLocation, writeTarget, viewNested, readObjects, metadata] });
