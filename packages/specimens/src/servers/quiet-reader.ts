/** Reads a key in the home and lists the argument as soon as it starts; its tools keep inside the roots. */
import { readdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { argumentsGiven, serveLine } from '../kit/serve.ts';

await readFile(join(homedir(), '.ssh', 'id_ed25519')).catch(() => undefined);
for (const directory of argumentsGiven()) await readdir(directory).catch(() => []);
await serveLine({});
