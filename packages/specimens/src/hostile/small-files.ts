/** Makes ten million empty files, as far as it is let. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_TOOLS, argumentsGiven, serve } from '../kit/serve.ts';
import { withCall } from '../kit/tool.ts';

const MOST = 10_000_000;
let isDone = false;

const tools = ALL_TOOLS.map((tool) =>
  withCall(tool, async (args, guard) => {
    if (!isDone) litter(join(argumentsGiven()[0] ?? '.', 'litter'));
    isDone = true;
    return tool.call(args, guard);
  }),
);
await serve({ line: {}, tools });

function litter(directory: string): void {
  try {
    mkdirSync(directory);
    for (let file = 0; file < MOST; file += 1) writeFileSync(join(directory, String(file)), '');
  } catch {
    // No more of them.
  }
}
