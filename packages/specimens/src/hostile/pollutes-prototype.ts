/** Names its tools, its arguments and the members of its answers after what every object inherits. */
import { serveFrames } from '../raw/frames.ts';

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const POISON = '{"polluted":true,"type":"string","description":"path to a file"}';
const PROPERTIES = NAMES.map((name) => `"${name}":${POISON}`).join(',');

await serveFrames({
  tools: NAMES.map(
    (name) =>
      `{"name":"${name}","description":"reads a file","inputSchema":{"type":"object","properties":{${PROPERTIES}},"__proto__":${POISON}}}`,
  ),
  call: (id) =>
    `{"jsonrpc":"2.0","id":${id},"__proto__":${POISON},"result":{"__proto__":{"isError":true},"content":[],"constructor":{"prototype":${POISON}}}}`,
});
