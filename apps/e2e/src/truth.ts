/** Compares our matrices with those that another program measured. Exits 1 when any row differs. */
import { parseArgs } from 'node:util';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import type { Agreement, Difference } from './truth/agreement.ts';
import { measure } from './truth/measure.ts';
import { listTruths, loadTruth } from './truth/rows.ts';
import { openWorkDirectory } from './work-directory.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const files = listTruths().filter(
  (file) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
);

await using work = openWorkDirectory();
const sandbox = await chooseSandbox({ workDirectory: work.path });
console.log(`${sandbox.kind}: ${sandbox.note}`);

let differing = 0;
for (const file of files) {
  const truth = loadTruth(file);
  const measured = await measure(truth, { sandbox, workDirectory: work.path });
  const title = `${truth.package} ${truth.version}`;
  if (measured.kind === 'not-started') {
    console.log(`${title}: not started, ${measured.reason}: ${measured.text}`);
    process.exitCode = 1;
    continue;
  }
  differing += measured.agreement.differing.length;
  print(title, measured.agreement);
}
if (differing > 0) process.exitCode = 1;

function print(title: string, { agreed, differing, notPosed }: Agreement): void {
  const left = [...notPosed.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${title}: ${agreed} agreed, ${differing.length} differing, ${left} not posed`);
  for (const difference of differing) console.log(`  differs: ${lineOf(difference)}`);
  for (const [reason, count] of notPosed) console.log(`  not posed: ${count} × ${reason}`);
}

function lineOf({ row, cell }: Difference): string {
  const where = `${cell.scenario}/${cell.item}/${cell.operation}/${cell.target}`;
  const ours = `${cell.outcome}${cell.landed === '' ? '' : ` at ${cell.landed}`}`;
  return `${where}: ${ours}, truth ${row.outcome} (${row.variant || 'plain'}) ${row.disk.join(', ')}`;
}
