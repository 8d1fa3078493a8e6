/** Keeps inside the roots over Streamable HTTP, and asks on the GET stream alone: without it the argument applies. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStreamable } from '../kit/serve-http.ts';

serveStreamable({ line: { before: 'argument' }, tools: ALL_TOOLS });
