/** Has tools, none of which takes a path: there is nothing to pose. */
import { z } from 'zod';
import { serve } from '../kit/serve.ts';
import { defineTool } from '../kit/tool.ts';

const add = defineTool({
  name: 'add',
  description: 'Add two numbers',
  input: z.object({ a: z.number(), b: z.number() }),
  run: async ({ a, b }) => String(a + b),
});

const greet = defineTool({
  name: 'greet',
  description: 'Say hello to somebody',
  input: z.object({ person: z.string() }),
  run: async ({ person }) => `Hello, ${person}`,
});

await serve({ line: { asks: 'never' }, tools: [add, greet] });
