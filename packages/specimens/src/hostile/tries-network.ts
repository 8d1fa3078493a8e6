/** Connects to whatever it was told of, and says on stderr how that went. The words after `--to=` are HOST:PORT. */
import { connect } from 'node:net';
import { serveLine } from '../kit/serve.ts';

const told = process.argv.flatMap((word) => (word.startsWith('--to=') ? [word.slice('--to='.length)] : []));
for (const place of [...told, '1.1.1.1:53', '169.254.169.254:80']) {
  const [host = '', port = '0'] = place.split(':');
  connect({ host, port: Number(port) })
    .on('connect', () => process.stderr.write(`connected ${place}\n`))
    .on('error', (error) => process.stderr.write(`failed ${place}: ${error.message}\n`));
}
await serveLine({});
