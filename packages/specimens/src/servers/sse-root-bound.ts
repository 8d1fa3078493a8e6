/** Keeps inside the roots over HTTP with server-sent events. */
import { ALL_TOOLS } from '../kit/serve.ts';
import { serveEvents } from '../kit/serve-http.ts';

serveEvents({ line: {}, tools: ALL_TOOLS });
