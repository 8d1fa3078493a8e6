/** Answers every call with a million arrays, each in the next. */
import { serveFrames } from '../raw/frames.ts';

const DEPTH = 1_000_000;

await serveFrames({
  call: (id) => `{"jsonrpc":"2.0","id":${id},"result":{"content":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}}`,
});
