/** Kills as many runs as it is told, 200 by default, and prints what was left of them. Exits 1 when anything was. */
import { killRuns } from './hostile/kill-runs.ts';

const count = Number(process.argv[2] ?? '200');
const { killed, strewn, leftovers } = await killRuns(count);
console.log(`${count} runs, ${killed} killed in the middle`);
console.log(`${strewn} things lay about after the last kill, ${leftovers.length} after the run behind it`);
for (const each of leftovers) console.log(`    ${each}`);
process.exitCode = leftovers.length > 0 ? 1 : 0;
