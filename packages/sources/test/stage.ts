/** A cache in a directory of its own, and options that collect the notes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MaterialiseOptions } from '../src/port.ts';

export interface Stage extends AsyncDisposable {
  readonly base: string;
  readonly notes: string[];
  readonly options: MaterialiseOptions;
}

export async function openStage(): Promise<Stage> {
  const base = await mkdtemp(join(tmpdir(), 'rootbound-sources-'));
  const notes: string[] = [];
  const note = (text: string): void => {
    notes.push(text);
  };
  return {
    base,
    notes,
    options: { cacheDirectory: join(base, 'cache'), signal: new AbortController().signal, note },
    async [Symbol.asyncDispose]() {
      await rm(base, { recursive: true, force: true });
    },
  };
}
