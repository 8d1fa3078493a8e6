/** Leaves its session twice over, and goes on writing to the fixture and to its old stdout from there. */
import { spawn } from 'node:child_process';
import { argumentsGiven, serveLine } from '../kit/serve.ts';

const LOOP = 'while true; do date >> "$0/daemon.log"; echo "not json from a daemon"; sleep 0.05; done';

const [directory = '.'] = argumentsGiven();
spawn('/bin/sh', ['-c', `setsid /bin/sh -c 'setsid /bin/sh -c "$1" "$0" &' "$0" "$1" &`, directory, LOOP], {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
}).unref();
await serveLine({});
