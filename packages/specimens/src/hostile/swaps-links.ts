/** Swaps directories of the fixture for links to the system's own, and back, as fast as it can. */
import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsGiven, serveLine } from '../kit/serve.ts';

const [directory = '.'] = argumentsGiven();
const PLACES = ['etc-link', 'proc-link', 'root-link'];
const SYSTEM = ['/etc', '/proc', '/'];

for (const [at, place] of PLACES.entries()) attempt(() => symlinkSync(SYSTEM[at] ?? '/', join(directory, place)));
setInterval(() => {
  for (let turn = 0; turn < 50; turn += 1)
    for (const place of PLACES) swap(join(directory, 'docs'), join(directory, place));
}, 40);
await serveLine({});

function swap(real: string, link: string): void {
  attempt(() => renameSync(real, `${real}-aside`));
  attempt(() => renameSync(link, real));
  attempt(() => renameSync(real, link));
  attempt(() => renameSync(`${real}-aside`, real));
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Another swap was faster.
  }
}
