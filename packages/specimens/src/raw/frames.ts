/** A server on raw frames: handshake and list as anybody would, answers to calls as its specimen wants them, byte for byte. */
import { readRequests } from './requests.ts';

export interface Frames {
  readonly name?: string;
  /** Tools as JSON texts; a list of its own each time where it is a function. */
  readonly tools?: readonly string[] | (() => readonly string[]);
  /** Given with every page of tools. */
  readonly nextCursor?: string;
  /** All that is written for a call, without the last newline. `id` is JSON. */
  call(id: string): string;
}

const READ_FILE =
  '{"name":"read_file","description":"Read a file","inputSchema":{"type":"object","properties":{"path":{"type":"string"}},"required":["path"]}}';

export async function serveFrames({ name = 'specimen', tools = [READ_FILE], nextCursor, call }: Frames): Promise<void> {
  for await (const request of readRequests()) {
    const id = JSON.stringify(request.id);
    if (request.method === 'initialize') reply(id, JSON.stringify(hello(name)));
    else if (request.method === 'tools/list') {
      const list = (typeof tools === 'function' ? tools() : tools).join(',');
      const next = nextCursor === undefined ? '' : `,"nextCursor":${JSON.stringify(nextCursor)}`;
      reply(id, `{"tools":[${list}]${next}}`);
    } else if (request.method === 'tools/call') process.stdout.write(`${call(id)}\n`);
    else process.stdout.write(`{"jsonrpc":"2.0","id":${id},"error":{"code":-32601,"message":"Method not found"}}\n`);
  }
}

function hello(name: string): object {
  return { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name, version: '1.0.0' } };
}

function reply(id: string, result: string): void {
  process.stdout.write(`{"jsonrpc":"2.0","id":${id},"result":${result}}\n`);
}
