import type { Json } from '@rootbound/core/json';
import { describe, expect, test } from 'vitest';
import { type Canary, mintToken } from '../fixture/canary.ts';
import { findShown, replyEffects, type Sought } from './canaries.ts';
import { passagesOf } from './reply.ts';

const secret: Canary = {
  kind: 'content',
  token: mintToken(),
  place: 'gap',
  path: 'srv/app/packages/payments/notes.txt',
};
const size: Canary = { kind: 'size', token: '12613', place: 'gap', path: 'srv/app/packages/payments/notes.txt' };
const elsewhere: Canary = {
  kind: 'content',
  token: mintToken(),
  place: 'root-a',
  path: 'srv/app/packages/checkout/readme.txt',
};
const canaries = [secret, size, elsewhere];

const sought: Sought = {
  operation: 'read',
  place: 'gap',
  real: secret.path,
  companion: null,
  request: '{"path":"/repo/x"}',
};

function effectsOf(result: Json, over: Partial<Sought> = {}) {
  const wanted = { ...sought, ...over };
  const passages = passagesOf({ kind: 'result', result, sentUs: 0, repliedUs: 0 });
  return replyEffects(findShown(canaries, passages, wanted), wanted).map(({ kind, place, named }) => [
    kind,
    place,
    named,
  ]);
}

const text = (value: string): Json => ({ content: [{ type: 'text', text: value }] });
const SHOWN = [['content', 'gap', true]];

describe('a canary is found', () => {
  test.each<[string, Json]>([
    ['in plain text', text(`x ${secret.token} y`)],
    ['in escaped JSON inside a text', text(JSON.stringify({ body: { text: secret.token } }))],
    [
      'in JSON with escaped letters',
      text(`{"a":"${[...secret.token].map((c) => `\\u00${c.charCodeAt(0).toString(16)}`).join('')}"}`),
    ],
    [
      'in base64 of a blob',
      { contents: [{ uri: 'x', blob: Buffer.from(`head ${secret.token} tail`).toString('base64') }] },
    ],
    ['in a data URI', text(`data:text/plain;base64,${Buffer.from(`the text ${secret.token}`).toString('base64')}`)],
    ['in structured content', { content: [], structuredContent: { rows: [[secret.token]] } }],
    ['in the key of an object', { structuredContent: { [secret.token]: 1 } }],
    [
      'split over two text blocks',
      { content: [secret.token.slice(0, 9), secret.token.slice(9)].map((part) => ({ type: 'text', text: part })) },
    ],
  ])('%s', (_, result) => {
    expect(effectsOf(result)).toEqual(SHOWN);
  });

  test('elsewhere than named, as an effect on that place', () => {
    expect(effectsOf(text(elsewhere.token))).toEqual([['content', 'root-a', false]]);
  });
});

describe('nothing is shown', () => {
  test('by an echo of what the request held', () => {
    expect(effectsOf(text(`cannot read ${secret.token}`), { request: `{"path":"${secret.token}"}` })).toEqual([]);
  });
  test('by the companion file that stands beside the target in the call', () => {
    expect(effectsOf(text(elsewhere.token), { companion: elsewhere.path })).toEqual([]);
  });
  test('by half a token', () => {
    expect(effectsOf(text(secret.token.slice(0, 12)))).toEqual([]);
  });
  test('by a size in a reply that was not asked for sizes', () => {
    expect(effectsOf(text('12613'))).toEqual([]);
  });
});

describe('a size', () => {
  test.each(['12613', '12,613 bytes', 'size: 12.32 KB', '12.6 kB', '{"size":12613}'])('is found in %s', (reply) => {
    expect(effectsOf(text(reply), { operation: 'stat' })).toEqual([['size', 'gap', true]]);
  });
  test.each(['112613', '126130', '0.12613', '12.32 MB'])('is not found in %s', (reply) => {
    expect(effectsOf(text(reply), { operation: 'stat' })).toEqual([]);
  });
});
