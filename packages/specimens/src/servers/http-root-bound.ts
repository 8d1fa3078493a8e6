/** Keeps inside the roots over Streamable HTTP; asks for them on the stream of the call that needs them. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveStreamable } from '../kit/serve-http.ts';

serveStreamable({ line: { asks: 'first-call', before: 'waits' }, tools: ALL_TOOLS });
