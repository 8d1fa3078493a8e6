/**
 * The suites of `npm test`, each giving how many passed and failed.
 * A suite that leaves no countable report has failed: silence is never success.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './child.mjs';
import { ROOT, RUNTIME } from './paths.mjs';
import { turbo } from './steps.mjs';

const REPORTS = join(RUNTIME, 'reports');
const bin = (name) => join(ROOT, 'node_modules/.bin', name);

/** Every suite in order; all run, whatever failed before. */
export async function runSuites(environment) {
  const options = { environment };
  return [
    ...(await runAsOne('boundaries', () => turbo(['boundaries'], options))),
    ...(await runAsOne('lint', () => run([bin('oxlint')], options))),
    ...(await runAsOne('format', () => run([bin('biome'), 'format', '.'], options))),
    ...(await runAsOne('types', () => turbo(['run', 'types', '--output-logs=errors-only', '--continue'], options))),
    ...(await runVitest('unit', ['--root', ROOT, '--config', join(ROOT, 'packages/config/vitest.ts')], environment)),
    ...(await runVitest('e2e', ['--root', join(ROOT, 'apps/e2e')], environment)),
  ];
}

async function runAsOne(name, start) {
  heading(name);
  const code = await start();
  return [{ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }];
}

async function runVitest(name, words, environment) {
  heading(name);
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run([bin('vitest'), 'run', ...words, ...reporters], { environment });
  const counts = existsSync(file) ? countReport(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const failed = counts.reduce((sum, suite) => sum + suite.failed, 0);
  const posed = counts.reduce((sum, suite) => sum + suite.passed, failed);
  const unaccounted = posed === 0 || (code !== 0 && failed === 0);
  return unaccounted ? [...counts, { name: `${name} (exit ${code})`, passed: 0, failed: 1, skipped: 0 }] : counts;
}

/** Counts of a vitest report by package; a file that could not be loaded counts as one failure. */
export function countReport(report) {
  const suites = new Map();
  for (const file of report.testResults) {
    const name = relative(ROOT, file.name).split('/').slice(0, 2).join('/');
    const suite = suites.get(name) ?? { name, passed: 0, failed: 0, skipped: 0 };
    const count = (status) => file.assertionResults.filter((result) => result.status === status).length;
    const failed = count('failed');
    suite.passed += count('passed');
    suite.failed += file.status === 'failed' && failed === 0 ? 1 : failed;
    suite.skipped += file.assertionResults.length - count('passed') - failed;
    suites.set(name, suite);
  }
  return [...suites.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function heading(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
}

/** Prints every suite's counts and, as the last line, their sum. Gives the exit code. */
export function printCounts(suites) {
  console.log('');
  const wide = Math.max(...suites.map((suite) => suite.name.length));
  for (const { name, passed, failed, skipped } of suites) {
    const left = skipped === 0 ? '' : `, ${skipped} skipped`;
    console.log(`${name.padEnd(wide)}  ${String(passed).padStart(5)} passed, ${failed} failed${left}`);
  }
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
