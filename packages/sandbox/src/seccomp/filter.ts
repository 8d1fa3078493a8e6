/**
 * Assembles the seccomp filter as a classic BPF program.
 * By hand, since it is a list of comparisons; a library would bring a native module for 90 instructions.
 */
import type { Numbers } from './numbers.ts';

// linux/bpf_common.h
const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_GREATER_OR_EQUAL = 0x35;
const JUMP_ANY_BIT = 0x45;
const RETURN = 0x06;

// Offsets in struct seccomp_data; the low half of the first argument on a little-endian machine.
const NUMBER = 0;
const ARCHITECTURE = 4;
const FIRST_ARGUMENT = 16;

const ALLOW = 0x7fff0000;
const ERRNO = 0x00050000;
const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

const CLONE_NEW_NAMESPACES = 0x7e020000;
// AF_UNIX, AF_INET, AF_INET6, AF_NETLINK; AF_VSOCK, which no network namespace holds back, is not among them.
const FAMILIES = [1, 2, 10, 16];

interface Instruction {
  readonly code: number;
  readonly value: number;
  readonly whenTrue?: number;
  readonly whenFalse?: number;
}

const answer = (value: number): Instruction => ({ code: RETURN, value });
const fail = (errno: number): Instruction => answer(ERRNO | errno);
const load = (offset: number): Instruction => ({ code: LOAD, value: offset });

/** Runs `then` when the loaded number equals one of `numbers`, else goes on behind it. */
function whenOneOf(numbers: readonly number[], then: readonly Instruction[]): Instruction[] {
  return numbers.flatMap((value) => [{ code: JUMP_EQUAL, value, whenFalse: then.length }, ...then]);
}

/** The program as `struct sock_filter[]`, little-endian. */
export function assembleFilter(numbers: Numbers): Buffer {
  const program: Instruction[] = [
    load(ARCHITECTURE),
    { code: JUMP_EQUAL, value: numbers.audit, whenTrue: 1 },
    fail(ENOSYS),
    load(NUMBER),
  ];
  if (numbers.foreignFrom !== null) {
    program.push({ code: JUMP_GREATER_OR_EQUAL, value: numbers.foreignFrom, whenFalse: 1 }, fail(ENOSYS));
  }
  program.push(
    ...whenOneOf(numbers.absent, [fail(ENOSYS)]),
    ...whenOneOf(numbers.denied, [fail(EPERM)]),
    ...whenOneOf(
      [numbers.clone],
      [
        load(FIRST_ARGUMENT),
        { code: JUMP_ANY_BIT, value: CLONE_NEW_NAMESPACES, whenFalse: 1 },
        fail(EPERM),
        answer(ALLOW),
      ],
    ),
    ...whenOneOf([numbers.socket], [load(FIRST_ARGUMENT), ...whenOneOf(FAMILIES, [answer(ALLOW)]), fail(EAFNOSUPPORT)]),
    answer(ALLOW),
  );
  return encode(program);
}

function encode(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, { code, value, whenTrue = 0, whenFalse = 0 }] of program.entries()) {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(whenTrue, index * 8 + 2);
    bytes.writeUInt8(whenFalse, index * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4);
  }
  return bytes;
}
