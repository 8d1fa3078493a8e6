/** Returns what it reads as base64: once as an embedded resource, once as an image. Bound to its argument. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { serve } from '../kit/serve.ts';
import { defineTool } from '../kit/tool.ts';

const input = z.object({ path: z.string().describe('Path of the file') });

const readBlob = defineTool({
  name: 'read_blob',
  description: 'Read the bytes of one file',
  input,
  run: async ({ path }, guard) => {
    const admitted = await guard.admit(path);
    const blob = await readFile(admitted, 'base64');
    const uri = pathToFileURL(admitted).href;
    return { content: [{ type: 'resource', resource: { uri, mimeType: 'application/octet-stream', blob } }] };
  },
});

const readImage = defineTool({
  name: 'read_image',
  description: 'Read one file as an image',
  input,
  run: async ({ path }, guard) => {
    const image = await readFile(await guard.admit(path), 'base64');
    return { content: [{ type: 'image', data: image, mimeType: 'image/png' }] };
  },
});

await serve({ line: { set: 'argument', asks: 'never' }, tools: [readBlob, readImage] });
