/** Ends at once, while a grandchild of its own answers in its place. */
import { spawn } from 'node:child_process';
import { serveLine } from '../kit/serve.ts';

const STAGE = 'ROOTBOUND_SPECIMEN_STAGE';
const stage = Number(process.env[STAGE] ?? '0');
if (stage < 2) {
  const [node = 'node', ...words] = process.argv;
  const environment = { ...process.env, [STAGE]: String(stage + 1) };
  spawn(node, words, { detached: true, stdio: 'inherit', env: environment }).unref();
  process.exit(0);
}
await serveLine({});
