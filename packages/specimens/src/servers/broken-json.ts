/** Answers the first request with a frame that is cut off in the middle. */
import { readRequests } from '../raw/requests.ts';

for await (const request of readRequests()) {
  process.stdout.write(`{"jsonrpc":"2.0","id":${JSON.stringify(request.id)},"result":{"protocolVersion":\n`);
}
