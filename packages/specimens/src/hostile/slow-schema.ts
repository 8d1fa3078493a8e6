/** Declares arguments by schemas that are dear to check: patterns that backtrack, unions of unions, endless choices. */
import { serveFrames } from '../raw/frames.ts';

const CHOICES = Array.from({ length: 20_000 }, (_, at) => `"choice-${at}"`).join(',');
const PATTERN = '"pattern":"^(([a-z/.-])+.)+(a*)*(a|aa)+$"';
let union = `{"type":"string",${PATTERN}}`;
for (let depth = 0; depth < 12; depth += 1) union = `{"anyOf":[${union},${union}]}`;

await serveFrames({
  tools: [
    `{"name":"read_file","inputSchema":{"type":"object","properties":{"path":{"type":"string",${PATTERN}}},"required":["path"]}}`,
    `{"name":"read_choice","inputSchema":{"type":"object","properties":{"path":${union},"mode":{"enum":[${CHOICES}]}},"required":["path","mode"]}}`,
  ],
  call: (id) => `{"jsonrpc":"2.0","id":${id},"result":{"content":[]}}`,
});
