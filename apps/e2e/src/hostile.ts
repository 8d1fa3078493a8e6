/** Runs hostile specimens and prints what came of each: the ending, the time, what was left behind. */
import { parseArgs } from 'node:util';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { HOSTILE } from '@rootbound/specimens/hostility';
import { endure } from './hostile/endure.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'no-witness': { type: 'boolean' } } });
const names = positionals.length > 0 ? positionals : Object.keys(HOSTILE);

let wrong = 0;
for (const name of names) {
  const startedMs = performance.now();
  const { matrix, mistakes } = await endure(name, (workDirectory) =>
    chooseSandbox({ workDirectory, witness: values['no-witness'] !== true }),
  );
  const ending =
    matrix.ending.kind === 'probed' ? matrix.headline.word : `${matrix.ending.reason}: ${matrix.ending.text}`;
  console.log(`${name.padEnd(22)} ${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s  ${ending}`);
  for (const mistake of mistakes) console.log(`    ${mistake}`);
  wrong += mistakes.length;
}
process.exitCode = wrong > 0 ? 1 : 0;
