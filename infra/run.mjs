/**
 * The one entry of the repository: `node infra/run.mjs start | test | rootbound | bench | exam | truth | census | hostile | kills`.
 * Plain JavaScript without dependencies, since it runs before anything is installed, on any Node from 20.19 on.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run/child.mjs';
import { ROOT, RUNTIME } from './run/paths.mjs';
import { build, install, prepareRuntime, prepareSystem, StepFailure } from './run/steps.mjs';
import { printCounts, runSuites } from './run/suites.mjs';

const say = (text) => console.error(`rootbound: ${text}`);

const COMMANDS = {
  start: async (words) => runSource('apps/api/src/main.ts', words, { environment: await prepare(['system', 'build']) }),
  test: runTests,
  rootbound: async (words) => {
    const environment = await prepare(words[0] === 'probe' ? ['system'] : []);
    // npm runs us in the root of the repository; paths on the command line are the caller's.
    return runSource('apps/cli/src/main.ts', words, { environment, directory: process.env.INIT_CWD ?? ROOT });
  },
  // `bench` measures one session, `bench run` a standard run against its floor, `bench sandbox` what isolation costs.
  bench: async (words) => {
    const own = { run: 'bench-run.ts', sandbox: 'bench-sandbox.ts' }[words[0] ?? ''];
    const [file, rest] = own === undefined ? ['bench.ts', words] : [own, words.slice(1)];
    return runSource(`apps/e2e/src/${file}`, rest, { environment: await prepare(['system', 'build']) });
  },
  hostile: async (words) =>
    runSource('apps/e2e/src/hostile.ts', words, { environment: await prepare(['system', 'build']) }),
  kills: async (words) =>
    runSource('apps/e2e/src/kills.ts', words, { environment: await prepare(['system', 'build']) }),
  exam: async (words) => runSource('apps/e2e/src/exam.ts', words, { environment: await prepare(['system', 'build']) }),
  truth: async (words) =>
    runSource('apps/e2e/src/truth.ts', words, { environment: await prepare(['system', 'build']) }),
  census: async (words) => runSource('apps/e2e/src/census.ts', words, { environment: await prepare(['system']) }),
};

/** Runtime and dependencies always; the system's programs and the build where the command needs them. */
async function prepare(also) {
  const environment = await prepareRuntime(say);
  if (also.includes('system')) await prepareSystem(environment, say);
  await install(environment, say);
  if (also.includes('build')) await build(environment, say);
  return environment;
}

function runSource(file, words, options) {
  const path = join(ROOT, file);
  if (!existsSync(path)) throw new StepFailure(`${file} is not there`);
  const { environment } = options;
  const own = {
    ...environment,
    ROOTBOUND_DATA: environment.ROOTBOUND_DATA ?? join(ROOT, 'data'),
    // Sources run as they are: what Node makes of them is kept, which halves the time to the first line.
    NODE_COMPILE_CACHE: join(RUNTIME, 'compile-cache'),
  };
  return run(['node', path, ...words], { ...options, environment: own, forward: true });
}

async function runTests() {
  try {
    return printCounts(await runSuites(await prepare(['system', 'build'])));
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    say(error.message);
    return printCounts([{ name: 'preparation', passed: 0, failed: 1, skipped: 0 }]);
  }
}

async function main([name, ...words]) {
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (command === undefined) {
    say(`unknown command ${JSON.stringify(name ?? '')}; one of: ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
  try {
    return await command(words);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    say(error.message);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
