import { once } from 'node:events';
import type { Progress } from '@rootbound/core/order';
import { describe, expect, test } from 'vitest';
import { EventStream } from './event-stream.ts';

function progress(run: string, done: number): { readonly event: 'progress'; readonly data: Progress } {
  return { event: 'progress', data: { run, stage: 'probe', note: 'x'.repeat(200), done, total: 1_000_000 } };
}

describe('event stream', () => {
  test('keeps the newest event of each run for a reader who does not read', async () => {
    const stream = new EventStream();
    for (let done = 0; done < 50_000; done += 1) stream.offer(progress(done % 2 === 0 ? 'a' : 'b', done));
    let text = '';
    stream.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    stream.offer(progress('c', 1));
    await once(stream, 'data');
    stream.destroy();
    await once(stream, 'close');
    expect(text.length).toBeLessThan(200_000);
    const seen = [...text.matchAll(/^data: (.*)$/gm)].map(([, line = '']): Progress => JSON.parse(line));
    expect(seen.filter(({ run }) => run === 'a').at(-1)?.done).toBe(49_998);
    expect(seen.filter(({ run }) => run === 'b').at(-1)?.done).toBe(49_999);
    expect(seen.at(-1)?.run).toBe('c');
  });

  test('begins with a comment, so that a reader knows at once that it is connected', async () => {
    const stream = new EventStream();
    const [first] = await once(stream.setEncoding('utf8'), 'data');
    expect(first).toBe(': here\n\n');
    stream.destroy();
  });
});
