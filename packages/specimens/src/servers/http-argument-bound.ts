/** Keeps inside the argument over Streamable HTTP, answers with plain bodies, and never asks. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStreamable } from '../kit/serve-http.ts';

serveStreamable({ line: { set: 'argument', asks: 'never' }, tools: ALL_TOOLS }, { json: true });
