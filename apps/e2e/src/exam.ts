/** The exam: every specimen through prober and judge, as a table. Exits 1 when anything is not as expected. */
import { parseArgs } from 'node:util';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { EXPECTATIONS } from '@rootbound/specimens/expectations';
import { examine } from './exam/examine.ts';
import type { Grade } from './exam/grade.ts';
import { openWorkDirectory } from './work-directory.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const names = positionals.length > 0 ? positionals : Object.keys(EXPECTATIONS);

await using work = openWorkDirectory();
const sandbox = await chooseSandbox({ workDirectory: work.path });
const watched = await chooseSandbox({ workDirectory: work.path, witness: true });
console.log(`${sandbox.kind}: ${sandbox.note}`);
console.log(rowOf(['specimen', 'headline', 'relation', 'traits', 'wrong']));

const grades: Grade[] = [];
for (const name of names) {
  const grade = await examine(name, { sandbox, watched, workDirectory: work.path });
  grades.push(grade);
  print(grade);
}

const wrong = grades.filter(({ mistakes }) => mistakes.length > 0);
console.log(`\n${grades.length - wrong.length} as expected, ${wrong.length} not`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function print({ specimen, headline, relation, traits, mistakes }: Grade): void {
  console.log(rowOf([specimen, headline.told, relation.told, traits.join(' '), String(mistakes.length || '')]));
  for (const mistake of mistakes) console.log(`    ${mistake}`);
}

function rowOf(columns: readonly string[]): string {
  const widths = [22, 34, 16, 34, 5];
  return columns
    .map((text, at) => text.padEnd(widths[at] ?? 0))
    .join(' ')
    .trimEnd();
}
