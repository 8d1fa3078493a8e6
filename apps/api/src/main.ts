/** The process: reads the environment, opens one installation, tells the terminal, and stops when it is asked to. */
import { readFileSync } from 'node:fs';
import { CATALOG_VERSION } from '@rootbound/catalog/version';
import { Fault } from '@rootbound/core/fault';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { chooseWorkDirectory } from '@rootbound/sandbox/work-directory';
import { listPublishedVersions } from '@rootbound/sources/versions';
import { readConfig } from './config.ts';
import { Announcer } from './duties/announce.ts';
import { findLacking } from './lacking.ts';
import { openRootbound, type RootboundOptions } from './rootbound.ts';
import { tellFirstStart } from './routes/status.ts';

const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});

async function readOptions(): Promise<RootboundOptions> {
  const config = readConfig(process.env);
  const workDirectory = config.workDirectory ?? (await chooseWorkDirectory(config.dataDirectory));
  const sandbox = await chooseSandbox({ workDirectory, witness: config.witness });
  const { kind, isolated, note, witness } = sandbox;
  const version = readVersion();
  const lacking = findLacking(sandbox);
  return {
    config,
    workDirectory,
    abilities: {
      version,
      catalog: CATALOG_VERSION,
      sandbox: { kind, isolated, note },
      witness: { ...witness },
      lacking,
    },
    listVersions: listPublishedVersions,
    logger: { level: 'warn', stream: process.stderr },
    now: () => new Date(),
  };
}

function readVersion(): string {
  // The file is our own.
  const own = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return own.version;
}

async function main(): Promise<void> {
  const options = await readOptions();
  await using rootbound = await openRootbound(options);
  const { stdout } = process;
  const announcer = new Announcer(rootbound.store, {
    isTTY: stdout.isTTY === true,
    columns: stdout.columns ?? 80,
    write: (text) => stdout.write(text),
  });
  for (const { program, loses, command } of options.abilities.lacking) {
    announcer.say(`! without ${program}: ${loses}\n  ${command}`);
  }
  announcer.say(`Rootbound: ${rootbound.address}`);
  rootbound.listen((event) => announcer.follow(event));
  const finished = finishBegun(rootbound, announcer);
  await Promise.race([stopped, finished.then(() => stopped)]);
}

/** What this start has to do by itself, and then what it added up to. */
async function finishBegun(rootbound: Awaited<ReturnType<typeof openRootbound>>, announcer: Announcer): Promise<void> {
  const runs = await rootbound.begin();
  for (const { what, why } of tellFirstStart(rootbound.store).skipped) announcer.say(`! not probed: ${what}: ${why}`);
  if (runs.length === 0) return;
  await rootbound.queue.drain();
  const wished = tellFirstStart(rootbound.store).ordered;
  const shown = runs.some((run) => wished.includes(run)) ? new Set([...wished, ...runs]) : runs;
  await announcer.summarise([...shown]);
  announcer.say(`\nRootbound: ${rootbound.address}`);
}

try {
  await main();
} catch (cause) {
  if (!(cause instanceof Fault)) throw cause;
  process.stderr.write(`rootbound: ${cause.message}\n`);
  process.exitCode = 1;
}
