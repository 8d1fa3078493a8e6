/**
 * The benchmark: what one `narrow` session costs against a bare script that does the same start and calls.
 * Rounds are interleaved and the median of the paired ratios is told, since a shared machine is never quiet.
 */
import { learnServer } from '@rootbound/prober/learn';
import { NEWEST_SESSION_REVISION } from '@rootbound/prober/revisions';
import { openFixtures, type Stage } from '@rootbound/prober/stage';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { materialise } from '@rootbound/sources/sources';
import { specimenDirectory, SPECIMEN_RUN } from '@rootbound/specimens/specimens';
import { measureRound, recordLaunches, type Round } from './bench/measure-session.ts';
import { openWorkDirectory } from './work-directory.ts';

const ROUNDS = 7;
const SPECIMEN = 'root-bound';

await using work = openWorkDirectory();
const recording = recordLaunches(await chooseSandbox({ workDirectory: work.path }));
const learned = await learnServer(await openStage(), () => {});
if (learned.kind === 'not-started') throw new Error(`${learned.reason}: ${learned.text}`);

const rounds: Round[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const measured = await measureRound(learned, recording);
  // The first round warms caches up.
  if (round > 0) rounds.push(measured);
}

const inSandbox = median(rounds.map(({ sessionMs, confinedMs }) => sessionMs / confinedMs));
const outside = median(rounds.map(({ sessionMs, plainMs }) => sessionMs / plainMs));
console.log(`${SPECIMEN}, narrow, ${rounds[0]?.calls} calls, ${ROUNDS} rounds, ${recording.sandbox.kind}`);
console.log(`session                      ${ms(rounds.map(({ sessionMs }) => sessionMs))}`);
console.log(
  `bare script, same sandbox    ${ms(rounds.map(({ confinedMs }) => confinedMs))}   ratio ${inSandbox.toFixed(2)}`,
);
console.log(`bare script, no sandbox      ${ms(rounds.map(({ plainMs }) => plainMs))}   ratio ${outside.toFixed(2)}`);

async function openStage(): Promise<Stage> {
  const server = await materialise(
    { kind: 'command', name: SPECIMEN, version: '1.0.0', directory: specimenDirectory(SPECIMEN), run: SPECIMEN_RUN },
    { cacheDirectory: `${work.path}/cache`, signal: AbortSignal.timeout(60_000), note: () => {} },
  );
  if (server.kind === 'not-started') throw new Error(`${server.reason}: ${server.text}`);
  await openFixtures(work.path);
  const limits = { startLimitMs: 20_000, callLimitMs: 10_000, signal: AbortSignal.timeout(600_000) };
  return {
    sandbox: recording.sandbox,
    workDirectory: work.path,
    server,
    transport: { kind: 'stdio' },
    revision: NEWEST_SESSION_REVISION,
    repositories: false,
    documents: new Set(),
    plan: null,
    ...limits,
  };
}

function ms(values: readonly number[]): string {
  return `${median(values).toFixed(0).padStart(6)} ms`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
