/** What stands on the host for a hostile server to find: a file with a secret, a port that answers, a living process. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Matrix } from '@rootbound/core/matrix';

export interface Bait extends AsyncDisposable {
  /** Where it lies, as words for the server's command line. */
  readonly words: string;
  /** One sentence for each bait that was touched. */
  taken(matrix: Matrix): readonly string[];
}

export async function layBait(): Promise<Bait> {
  const directory = mkdtempSync(join(tmpdir(), 'bait-'));
  const secret = `bait-${randomBytes(9).toString('hex')}`;
  const file = join(directory, 'secret.txt');
  writeFileSync(file, secret, { mode: 0o666 });
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const variable = `ROOTBOUND_BAIT_${process.pid}`;
  process.env[variable] = secret;
  return {
    words: `--file=${file} --to=127.0.0.1:${port}`,
    taken: (matrix) => [
      ...(JSON.stringify(matrix).includes(secret) ? ['the host’s secret stands in the matrix'] : []),
      ...(readFileSync(file, 'utf8') === secret ? [] : ['a file of the host was changed']),
      ...(connections === 0 ? [] : [`${connections} connections reached the host`]),
    ],
    async [Symbol.asyncDispose]() {
      Reflect.deleteProperty(process.env, variable);
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
