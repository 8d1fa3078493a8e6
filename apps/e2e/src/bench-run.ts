/**
 * The benchmark of a whole run: `standard` on a real server against the floor of the same sessions, in one process,
 * alternating. Told as a ratio, since a shared machine is never quiet. `npm run bench:run [NAME VERSION]`.
 */
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { measureRun } from './bench/measure-run.ts';
import { openWorkDirectory } from './work-directory.ts';

const [name = '@modelcontextprotocol/server-filesystem', version = '2026.8.31'] = process.argv.slice(2);
const ROUNDS = 3;
const PARALLEL = 2;

await using work = openWorkDirectory();
const sandbox = await chooseSandbox({ workDirectory: work.path });
const measure = await measureRun({
  source: { kind: 'npm', name, version, arguments: ['{argument}'] },
  sandbox,
  workDirectory: work.path,
  parallel: PARALLEL,
  rounds: ROUNDS,
});
const { sessions, messages, forcedMs } = measure;
console.log(`${name} ${version}, standard, posed once: ${sessions} sessions, ${messages} messages of ours`);
console.log(`${(forcedMs / 1000).toFixed(1)} s of forced waits, ${PARALLEL} sessions at a time, ${sandbox.note}`);
for (const { runMs, floorMs } of measure.rounds) {
  console.log(`run ${runMs.toFixed(0)} ms   floor ${floorMs.toFixed(0)} ms   ratio ${(runMs / floorMs).toFixed(2)}`);
}
