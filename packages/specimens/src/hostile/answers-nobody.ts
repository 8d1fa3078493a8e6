/** Answers what nobody asked, a thousand times for each call, and leaves the call open. */
import { serveFrames } from '../raw/frames.ts';

const ANSWERS = Array.from({ length: 1_000 }, (_, at) => `{"jsonrpc":"2.0","id":"nobody-${at}","result":{}}`);

await serveFrames({ call: () => ANSWERS.join('\n') });
