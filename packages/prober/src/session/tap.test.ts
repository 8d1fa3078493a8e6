/** Whatever the server sends is heard, also where its frame is cut, not kept, or comes after the end. */
import { expect, test } from 'vitest';
import { mintToken } from '../fixture/canary.ts';
import { Tap } from './tap.ts';
import type { Message, Wire } from './wire.ts';

class Still implements Wire {
  onmessage?: NonNullable<Wire['onmessage']>;
  onnote?: NonNullable<Wire['onnote']>;
  onclose?: NonNullable<Wire['onclose']>;
  readonly noise = { lines: 0, broken: 0, bytes: 0, flooded: false };
  readonly endedByPeer = false;
  async start(): Promise<void> {}
  write(): void {}
  async close(): Promise<void> {
    this.onclose?.();
  }
}

const padding = 'x'.repeat(20_000);
const notice = (text: string): Message => ({ jsonrpc: '2.0', method: 'notifications/message', params: { data: text } });

test.each<[string, (wire: Still, token: string) => void]>([
  ['at the end of a long frame', (wire, token) => wire.onmessage?.(notice(padding + token), 'line')],
  ['at the end of a long line of noise', (wire, token) => wire.onnote?.(padding + token)],
  [
    'in the last of many lines of noise',
    (wire, token) => {
      for (let line = 0; line < 1_000; line += 1) wire.onnote?.('noise');
      wire.onnote?.(token);
    },
  ],
  [
    'behind more frames than are kept',
    (wire, token) => {
      for (let frame = 0; frame < 21_000; frame += 1) wire.onmessage?.(notice('nothing'), 'line');
      wire.onmessage?.(notice(token), 'line');
    },
  ],
  [
    'after the end',
    (wire, token) => {
      wire.onclose?.();
      wire.onmessage?.(notice(token), 'line');
    },
  ],
])('a canary %s is heard', async (_, send) => {
  const wire = new Still();
  const tap = new Tap(wire, { onRequest: () => {}, onNotification: () => {} });
  await tap.start();
  const token = mintToken();
  send(wire, token);
  expect(tap.uttered.flatMap(({ tokens }) => tokens)).toEqual([token]);
});

test('a server that asks without end is given up, and the record says so', async () => {
  const wire = new Still();
  let asked = 0;
  const tap = new Tap(wire, { onRequest: () => (asked += 1), onNotification: () => {} });
  await tap.start();
  for (let id = 0; id < 20_100; id += 1) wire.onmessage?.({ jsonrpc: '2.0', id, method: 'roots/list' }, 'line');
  expect(asked).toBe(20_000);
  expect(tap.closed).toBe(true);
  expect(tap.frames.at(-1)?.text).toContain('ended by us');
});
