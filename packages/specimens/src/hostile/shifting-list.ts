/** Gives another list of tools each time that it is asked, and says at every call that the list has changed. */
import { serveFrames } from '../raw/frames.ts';

let asked = 0;
const toolOf = (name: string) =>
  `{"name":"${name}","description":"reads a file","inputSchema":{"type":"object","properties":{"path":{"type":"string"}}}}`;

await serveFrames({
  tools: () => {
    asked += 1;
    return [toolOf(`read_file_${asked}`), toolOf(`write_file_${asked}`)];
  },
  call: (id) =>
    [
      '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}',
      `{"jsonrpc":"2.0","id":${id},"error":{"code":-32602,"message":"no such tool any more"}}`,
    ].join('\n'),
});
