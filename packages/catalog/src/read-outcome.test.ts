import type { Effect, Observation, Reply } from '@rootbound/core/observation';
import { describe, expect, test } from 'vitest';
import { readOutcome } from './read-outcome.ts';

function observation(reply: Partial<Reply>, effects: Effect[] = []): Observation {
  return {
    item: 'read_file',
    operation: 'read',
    target: 'gap-sibling',
    phase: 'steady',
    reply: { kind: 'result', text: '', bytes: 0, ...reply },
    effects,
    disk: [],
    touched: null,
    sentUs: 0,
    repliedUs: 1,
    evidence: 'e',
  };
}

const effect = (place: Effect['place'], named: boolean): Effect => ({ kind: 'content', place, named, form: '' });
const read = (reply: Partial<Reply>, effects: Effect[] = []) => readOutcome(observation(reply, effects), ['root-a']);

describe('an effect decides', () => {
  test.each<[string, Partial<Reply>]>([
    ['a success', {}],
    ['a denial in words', { text: 'Access denied' }],
    ['a tool error', { kind: 'tool-error', text: 'Access denied' }],
    ['no answer at all', { kind: 'timeout' }],
    ['the end of the session', { kind: 'closed' }],
  ])('over %s', (_, reply) => {
    expect(read(reply, [effect('gap', true)]).outcome).toBe('permitted');
  });

  test('and on another place it is misdirected, inside the roots or not', () => {
    expect(read({}, [effect('root-a-nested', false)])).toEqual({
      outcome: 'misdirected',
      landed: 'root-a-nested',
      landedInside: true,
    });
    expect(read({}, [effect('root-a', false), effect('decoy', false)])).toEqual({
      outcome: 'misdirected',
      landed: 'root-a, decoy',
      landedInside: false,
    });
    expect(read({}, [effect('prefix-sibling', false)]).landedInside).toBe(false);
  });
});

describe('without an effect', () => {
  test.each<[Partial<Reply>, string]>([
    [{ kind: 'tool-error', text: 'no' }, 'refused'],
    [{ kind: 'rpc-error', code: -32602, text: 'no' }, 'refused'],
    [{ text: 'Error - Access denied' }, 'refused'],
    [{ text: 'parent directory does not exist' }, 'refused'],
    [{ text: 'No matches' }, 'silent'],
    [{ text: 'Successfully wrote the file' }, 'silent'],
    [{ text: '' }, 'silent'],
    [{ kind: 'timeout' }, 'failed'],
    [{ kind: 'closed' }, 'failed'],
  ])('%j is %s', (reply, outcome) => {
    expect(read(reply).outcome).toBe(outcome);
  });
});
