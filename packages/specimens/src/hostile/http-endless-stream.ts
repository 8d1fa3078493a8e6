/** Opens every answer of its HTTP endpoint as an event stream that never ends and never says anything of use. */
import { createServer } from 'node:http';

const port = Number(process.argv.find((word) => word.startsWith('--port='))?.slice('--port='.length));
createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const go = (): void => {
    while (response.write(`data: ${'x'.repeat(4_096)}\n\n`));
    response.once('drain', go);
  };
  go();
}).listen(port, '127.0.0.1');
