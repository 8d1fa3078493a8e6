/**
 * The benchmark of isolation: what one run costs in the sandbox, and in the sandbox with a witness, over the plain driver.
 * In processor time of this process and of all that it started, since waiting is the same for all.
 */
import { chooseSandbox } from '@rootbound/sandbox/choose';
import type { Sandbox } from '@rootbound/sandbox/port';
import { SPECIMEN_RUN, specimenDirectory } from '@rootbound/specimens/specimens';
import { openProcessorAccount } from './bench/processor-account.ts';
import { probe } from './probe.ts';
import { openWorkDirectory } from './work-directory.ts';

const ROUNDS = 5;
const SPECIMEN = 'root-bound';
const SCENARIOS = ['two-roots', 'list-changed'];

await using work = openWorkDirectory();
using account = openProcessorAccount();
const drivers: readonly (readonly [string, Sandbox])[] = [
  ['plain', await chooseSandbox({ workDirectory: work.path, prefer: 'plain' })],
  ['sandbox', await chooseSandbox({ workDirectory: work.path })],
  ['sandbox and witness', await chooseSandbox({ workDirectory: work.path, witness: true })],
];

const rounds: number[][] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const seconds: number[] = [];
  for (const [, sandbox] of drivers) seconds.push(await measure(sandbox));
  // The first round warms caches up.
  if (round > 0) rounds.push(seconds);
}

console.log(`${SPECIMEN}, narrow and ${SCENARIOS.join(', ')}, ${ROUNDS} rounds, processor time`);
for (const [at, [name]] of drivers.entries()) {
  const own = median(rounds.map((seconds) => seconds[at] ?? Number.NaN));
  const ratio = median(rounds.map((seconds) => (seconds[at] ?? Number.NaN) / (seconds[0] ?? Number.NaN)));
  console.log(`${name.padEnd(22)} ${own.toFixed(2).padStart(6)} s   ratio ${ratio.toFixed(2)}`);
}

async function measure(sandbox: Sandbox): Promise<number> {
  const before = account.seconds();
  await probe(
    { kind: 'command', name: SPECIMEN, version: '1.0.0', directory: specimenDirectory(SPECIMEN), run: SPECIMEN_RUN },
    { sandbox, workDirectory: work.path, scenarios: SCENARIOS },
  );
  return account.seconds() - before;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
