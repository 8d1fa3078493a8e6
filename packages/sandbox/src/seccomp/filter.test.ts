/** The filter's answers, by running its program as the kernel would. */
import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { assembleFilter } from './filter.ts';
import { findNumbers } from './numbers.ts';

function assemble(architecture: string): Buffer {
  const numbers = findNumbers(architecture);
  assert(numbers !== null);
  return assembleFilter(numbers);
}

const X64 = 0xc000003e;
const ARM64 = 0xc00000b7;

interface Call {
  readonly architecture: number;
  readonly number: number;
  readonly argument?: number;
}

/** Interprets the few instructions that the filter is made of. */
function run(program: Buffer, call: Call): string {
  let accumulator = 0;
  for (let at = 0; at < program.length; at += 8) {
    const code = program.readUInt16LE(at);
    const value = program.readUInt32LE(at + 4);
    if (code === 0x06) return value === 0x7fff0000 ? 'allow' : `errno ${value & 0xffff}`;
    if (code === 0x20) {
      accumulator = { 0: call.number, 4: call.architecture }[value] ?? call.argument ?? 0;
      continue;
    }
    const holds =
      code === 0x15 ? accumulator === value : code === 0x35 ? accumulator >= value : (accumulator & value) !== 0;
    at += 8 * program.readUInt8(at + (holds ? 2 : 3));
  }
  throw new Error('the program has no end');
}

describe.each([
  ['x64', X64, { read: 0, ptrace: 101, unshare: 272, clone: 56, socket: 41, mount: 165 }],
  ['arm64', ARM64, { read: 63, ptrace: 117, unshare: 97, clone: 220, socket: 198, mount: 40 }],
] as const)('the filter for %s', (name, architecture, numbers) => {
  const answer = (number: number, argument = 0): string => run(assemble(name), { architecture, number, argument });

  test('lets ordinary calls through', () => {
    expect(answer(numbers.read)).toBe('allow');
    expect(answer(numbers.clone, 0x11)).toBe('allow');
    expect(answer(424)).toBe('allow');
  });

  test.each([425, 426, 427, 435])('knows nothing of call %i', (number) => {
    expect(answer(number)).toBe('errno 38');
  });

  test.each(['ptrace', 'unshare', 'mount'] as const)('forbids %s', (call) => {
    expect(answer(numbers[call])).toBe('errno 1');
  });

  test('forbids new namespaces by clone', () => {
    expect(answer(numbers.clone, 0x10000011)).toBe('errno 1');
  });

  test.each([
    [1, 'allow'],
    [2, 'allow'],
    [10, 'allow'],
    [16, 'allow'],
    [17, 'errno 97'],
    [38, 'errno 97'],
    [40, 'errno 97'],
  ])('answers a socket of family %i with %s', (family, expected) => {
    expect(answer(numbers.socket, family)).toBe(expected);
  });

  test('refuses calls of another architecture', () => {
    const filter = assemble(name);
    expect(run(filter, { architecture: 0x40000003, number: numbers.read })).toBe('errno 38');
  });
});

test('the second calling convention of x64 is refused', () => {
  const filter = assemble('x64');
  expect(run(filter, { architecture: X64, number: 0x40000000 })).toBe('errno 38');
});

test('an architecture without a table has no filter', () => {
  expect(findNumbers('riscv64')).toBeNull();
});
