/** Puts bytes that are no UTF-8 into its frames and its stderr. */
import { readRequests } from '../raw/requests.ts';

const BROKEN = Buffer.from([0xc3, 0x28, 0xff, 0xfe, 0x80, 0xed, 0xa0, 0x80, 0xf8]);
const TOOL =
  '{"name":"read_file","inputSchema":{"type":"object","properties":{"path":{"type":"string"}}},"description":"';
const HELLO =
  '"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"version":"1","name":"';

for await (const { id, method } of readRequests()) {
  const [before, after] = frameOf(method);
  process.stderr.write(BROKEN);
  process.stdout.write(
    Buffer.concat([text(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},${before}`), BROKEN, text(`${after}}\n`)]),
  );
}

/** A frame around the broken bytes. */
function frameOf(method: unknown): readonly [string, string] {
  if (method === 'initialize') return [HELLO, '"}}'];
  if (method === 'tools/list') return [`"result":{"tools":[${TOOL}`, '"}]}'];
  return ['"result":{"content":[{"type":"text","text":"', '"}]}'];
}

function text(value: string): Buffer {
  return Buffer.from(value);
}
