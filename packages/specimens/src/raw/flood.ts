/** Writes the same chunk to stdout for ever, as fast as the reader takes it. */
import { once } from 'node:events';

export async function flood(chunk: string): Promise<never> {
  for (;;) {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}
