import { describe, expect, test } from 'vitest';
import { type Canary, mintToken } from './fixture/canary.ts';
import { findDoubts, type Scene } from './doubts.ts';
import type { Posed } from './observe.ts';

const secret: Canary = {
  kind: 'content',
  token: mintToken(),
  place: 'gap',
  path: 'srv/app/packages/payments/notes.txt',
};

function posed(over: Partial<Posed> = {}): Posed {
  const recipe = { item: 'read_file', operation: 'read', form: 'file', arguments: {}, tries: 1 } as const;
  const placement = { sent: secret.path, spelling: 'absolute', place: 'gap', real: secret.path, link: null } as const;
  return {
    probe: {
      plan: { recipe, pose: { target: 'gap-sibling', side: 'gap' }, phase: 'steady', home: 'root-a', number: 1 },
      recipe,
      target: 'gap-sibling',
      phase: 'steady',
      placement,
      arguments: { path: '/repo/x' },
      signature: { key: ' ', real: secret.path, arrival: null, written: '' },
      companion: null,
      before: [],
    },
    reply: { kind: 'result', result: { isError: true, content: [] }, sentUs: 10, repliedUs: 20 },
    before: [],
    linked: [],
    stood: true,
    stands: true,
    recorded: null,
    ...over,
  };
}

const doubtOf = (over: Partial<Scene>, refused = posed()) =>
  findDoubts({
    posed: [refused],
    shown: new Map(),
    canaries: [secret],
    uttered: [],
    changes: [],
    ...over,
  })(refused);

describe('a refusal is in doubt', () => {
  test('when a canary of its place came after the reply', () => {
    expect(doubtOf({ uttered: [{ atUs: 30, tokens: [secret.token], aside: false }] })).toContain('another message');
  });
  test('when a canary of its place stood on stderr before any call', () => {
    expect(doubtOf({ uttered: [{ atUs: 5, tokens: [secret.token], aside: true }] })).toContain('stderr');
  });
  test('when its target was gone before the call', () => {
    expect(doubtOf({}, posed({ stood: false, stands: false }))).toContain('before it was asked');
  });
  test('when something changed at its place that is nobody’s', () => {
    const change = { kind: 'added', path: 'srv/app/packages/payments/stolen.txt', entry: 'file', text: '' } as const;
    expect(doubtOf({ changes: [change] })).toContain('no probe accounts for');
  });
});

describe('what a permitted probe showed', () => {
  const permitted = posed({ reply: { kind: 'result', result: {}, sentUs: 10, repliedUs: 20 } });
  const later = posed({
    probe: { ...posed().probe, phase: 'after' },
    reply: { kind: 'result', result: { isError: true }, sentUs: 50, repliedUs: 60 },
  });
  const doubt = (atUs: number) =>
    findDoubts({
      posed: [permitted, later],
      shown: new Map([[permitted, [{ canary: secret, form: 'content' }]]]),
      canaries: [secret],
      uttered: [{ atUs, tokens: [secret.token], aside: false }],
      changes: [],
    })(later);

  test.each([20, 40])('explains what is seen in its own phase, %i µs', (atUs) => {
    expect(doubt(atUs)).toBeUndefined();
  });
  test('does not explain it in a later phase, when its place may be outside', () => {
    expect(doubt(55)).toContain('another message');
  });
});

describe('a refusal stands', () => {
  test('when nothing else was seen', () => {
    expect(doubtOf({})).toBeUndefined();
  });
  test('when a canary of another place came by', () => {
    const other: Canary = { ...secret, token: mintToken(), place: 'decoy' };
    expect(
      doubtOf({ canaries: [secret, other], uttered: [{ atUs: 15, tokens: [other.token], aside: false }] }),
    ).toBeUndefined();
  });
  test('when the server wrote into its working directory', () => {
    expect(doubtOf({ changes: [{ kind: 'added', path: 'cwd/server.log', entry: 'file', text: '' }] })).toBeUndefined();
  });
});
