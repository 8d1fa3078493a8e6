/**
 * The record of one server's tree, in a file that strace writes and the server cannot see.
 * Opened at each look: a session that was ended early is still asked what it did.
 */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { Touch, Trace } from '../port.ts';
import { LineReader } from './parse.ts';

interface Recorded {
  /** Position behind the line on which the call ended. */
  readonly at: number;
  readonly touch: Touch;
}

const CHUNK_BYTES = 1024 * 1024;

export class StraceTrace implements Trace {
  readonly #file: string;
  readonly #program: string;
  readonly #reader = new LineReader();
  readonly #recorded: Recorded[] = [];
  #readTo = 0;
  #rest: Buffer = Buffer.alloc(0);
  #started = false;

  /** `program` is the first word of the server's command: what comes before its start is the sandbox's own doing. */
  constructor(file: string, program: string) {
    this.#file = file;
    this.#program = posix.basename(program);
  }

  /** strace writes each line before the call goes on: what has been answered has been recorded. */
  mark(): number {
    return statSync(this.#file).size;
  }

  async between(from: number, to: number): Promise<readonly Touch[]> {
    this.#readUntil(to);
    return this.#recorded.filter(({ at }) => at > from && at <= to).map(({ touch }) => touch);
  }

  #readUntil(to: number): void {
    if (this.#readTo >= to) return;
    const descriptor = openSync(this.#file, 'r');
    try {
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, to - this.#readTo));
      while (this.#readTo < to) {
        const length = readSync(descriptor, chunk, 0, Math.min(chunk.length, to - this.#readTo), this.#readTo);
        if (length === 0) return;
        this.#take(Buffer.concat([this.#rest, chunk.subarray(0, length)]), this.#readTo - this.#rest.length);
        this.#readTo += length;
      }
    } finally {
      closeSync(descriptor);
    }
  }

  #take(bytes: Buffer, start: number): void {
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      this.#line(bytes.toString('utf8', from, end), start + end + 1);
      from = end + 1;
    }
    this.#rest = Buffer.from(bytes.subarray(from));
  }

  #line(text: string, at: number): void {
    const call = this.#reader.read(text);
    if (call === null) return;
    const [first] = call.touches;
    const isStart = first?.kind === 'execute' && first.ended === 'ok' && posix.basename(first.path) === this.#program;
    if (!this.#started) {
      this.#started = isStart;
      return;
    }
    for (const touch of call.touches) this.#recorded.push({ at, touch });
  }
}
