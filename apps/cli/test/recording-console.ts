/** A console whose output is kept, standing in its own directory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Console } from '../src/console.ts';

export interface RecordingConsole extends Console, AsyncDisposable {
  readonly printed: () => string;
  readonly noted: () => string;
}

const DATA = join(import.meta.dirname, '../../../data/test');

/** Removed with all that was written in it. Fixtures stand outside the temp directory, as in a real run. */
export async function openRecordingConsole(signal = new AbortController().signal): Promise<RecordingConsole> {
  const directory = await mkdtemp(join(tmpdir(), 'rootbound-cli-'));
  let printed = '';
  let noted = '';
  return {
    directory,
    dataDirectory: DATA,
    width: 100,
    colour: false,
    live: false,
    signal,
    print: (text) => {
      printed += text;
    },
    note: (text) => {
      noted += text;
    },
    printed: () => printed,
    noted: () => noted,
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}
