/** Puts terminal control sequences and markup into every text that it gives. */
import { serveFrames } from '../raw/frames.ts';

const EVIL =
  '\u001b[2J\u001b[31m\u001b]0;owned\u0007\u202e<script>alert(1)</script><img src=x onerror=alert(2)>\u009b5m\r\u0008';
const TEXT = JSON.stringify(EVIL);

process.stderr.write(`${EVIL}\n`);
await serveFrames({
  name: EVIL,
  tools: [
    `{"name":${TEXT},"description":${TEXT},"inputSchema":{"type":"object","properties":{"path":{"type":"string","description":${TEXT}}}}}`,
    `{"name":"read_file","description":${TEXT},"inputSchema":{"type":"object","properties":{"path":{"type":"string"}}}}`,
  ],
  call: (id) => `{"jsonrpc":"2.0","id":${id},"error":{"code":-32603,"message":${TEXT}}}`,
});
