/** Works inside the roots and never answers for a path outside them: a failure, not a refusal. */
import { readFileTool } from '../kit/reading.ts';
import { serve } from '../kit/serve.ts';

await serve({ line: {}, tools: [readFileTool], onDenied: () => new Promise(() => {}) });
