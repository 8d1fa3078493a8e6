/**
 * The steps before every command: runtime, system, install, build. Each is a no-op where nothing changed.
 * The bootstrap runs on any Node from 20.19 on; everything after it runs on the Node that is put first on PATH here.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeEnvironment, readOutput, run } from './child.mjs';
import { NODE_VERSION, OLDEST_NODE, PNPM_VERSION, ROOT, RUNTIME } from './paths.mjs';
import { hashFiles, isStamped, listFiles, stamp } from './stamp.mjs';

/** A step that failed; its message is all that a person needs to read. */
export class StepFailure extends Error {}

/** Gives the environment in which `node` is new enough, fetching one into .runtime/ where ours is too old. */
export async function prepareRuntime(say) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  const recent = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  if (recent) return makeEnvironment([dirname(process.execPath)]);
  const name = `node-${process.platform}-${process.arch}`;
  const directory = join(RUNTIME, 'node_modules', name);
  if (readVersion(directory) !== NODE_VERSION) await fetchNode(name, say);
  return makeEnvironment([join(directory, 'bin')]);
}

function readVersion(directory) {
  const file = join(directory, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

async function fetchNode(name, say) {
  say(`Node ${process.versions.node} is too old for Rootbound: fetching Node ${NODE_VERSION} into .runtime/`);
  mkdirSync(RUNTIME, { recursive: true });
  writeFileSync(join(RUNTIME, 'package.json'), '{"private":true}\n');
  const command = ['npm', 'install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const code = await run([...command, `${name}@${NODE_VERSION}`], {
    environment: makeEnvironment(),
    directory: RUNTIME,
    quiet: true,
  });
  if (code !== 0) throw new StepFailure(`npm could not fetch ${name}@${NODE_VERSION} (exit ${code})`);
}

const LOSSES = {
  bubblewrap: 'servers run without isolation, and every run says so',
  'util-linux': 'servers run without isolation, and every run says so',
  strace: 'nothing witnesses what a server opens without showing it',
  'redis-server': 'the suites of the Redis queue do not run; the queue of Rootbound itself is built in',
  chromium: 'the suite in the browser does not run',
};

/**
 * Asks infra/setup.sh for what the system lacks. One attempt per state of the script and of the system: where it could
 * not install something, the next start says what is missing and does not wait for it again.
 */
export async function prepareSystem(environment, say) {
  const script = join(ROOT, 'infra/setup.sh');
  const lacking = await listLacking(script, environment);
  if (lacking.length === 0) return;
  const attempt = hashFiles([script], lacking);
  if (!isStamped('system', attempt)) {
    stamp('system', attempt);
    if ((await run(['bash', script], { environment, quiet: true })) === 0) return;
  }
  for (const name of lacking) say(`runs without ${name}: ${LOSSES[name] ?? 'see infra/setup.sh'}`);
  say('`npm run setup` installs what is missing, or prints the command that does');
}

async function listLacking(script, environment) {
  const { stdout } = await readOutput(['bash', script, '--check'], environment);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Installs the dependencies of the workspace as the lock file names them. */
export async function install(environment, say) {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'].map((name) => join(ROOT, name));
  const hash = hashFiles([...files, ...listManifests()], [PNPM_VERSION, NODE_VERSION, process.platform, process.arch]);
  if (isStamped('install', hash) && existsSync(join(ROOT, 'node_modules'))) return;
  say('installing dependencies');
  const command = ['npx', '--yes', `pnpm@${PNPM_VERSION}`, 'install', '--frozen-lockfile'];
  const code = await run(command, { environment: { ...environment, CI: '1' }, quiet: true });
  if (code !== 0) throw new StepFailure(`pnpm install failed (exit ${code})`);
  stamp('install', hash);
}

function listManifests() {
  const packages = listPackages().map((directory) => join(directory, 'package.json'));
  return [join(ROOT, 'package.json'), ...packages];
}

/** Directories of all packages and apps of the workspace. */
export function listPackages() {
  return ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(ROOT, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, kind, entry.name, 'package.json')))
      .map((entry) => join(ROOT, kind, entry.name))
      .sort(),
  );
}

/** Builds what is not run from its sources: the pages, the specimens, the published command. */
export async function build(environment, say) {
  const sources = ['apps', 'packages'].flatMap((kind) => listFiles(join(ROOT, kind), isSource));
  const hash = hashFiles([...sources, join(ROOT, 'pnpm-lock.yaml'), join(ROOT, 'turbo.json')], [NODE_VERSION]);
  if (isStamped('build', hash) && listUnbuilt().length === 0) return;
  say('building');
  const code = await turbo(['run', 'build', '--output-logs=errors-only'], { environment, quiet: true });
  if (code !== 0) throw new StepFailure(`the build failed (exit ${code})`);
  stamp('build', hash);
}

const isSource = (path) => !/\.test\.ts$|\.md$/.test(path);

function listUnbuilt() {
  return listPackages().filter((directory) => {
    const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    if (manifest.scripts?.build === undefined) return false;
    return !['dist', 'build'].some((output) => existsSync(join(directory, output)));
  });
}

/** Runs turbo with the pinned pnpm on PATH, which it needs to start the scripts of packages. */
export function turbo(words, options) {
  const command = ['npx', '--yes', '--package', `pnpm@${PNPM_VERSION}`, '--', join(ROOT, 'node_modules/.bin/turbo')];
  return run([...command, ...words, '--no-update-notifier'], options);
}
