/** `rootbound probe`: one run of one server version, in this process, ending with its matrix. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { judge } from '@rootbound/catalog/judge';
import { renderMatrix } from '@rootbound/catalog/render';
import type { Matrix } from '@rootbound/core/matrix';
import type { Order } from '@rootbound/core/order';
import { Profile, PROFILE_REPEATS } from '@rootbound/core/profile';
import { execute } from '@rootbound/prober/execute';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { chooseWorkDirectory } from '@rootbound/sandbox/work-directory';
import { Value } from 'typebox/value';
import type { Console } from './console.ts';
import { prepareDocument, writeDocument } from './document.ts';
import { UsageFault } from './errors.ts';
import { EXIT } from './exit-codes.ts';
import { startProgress } from './progress.ts';
import { parseSource } from './source-text.ts';
import { readTransport } from './transport-text.ts';

const CALL_LIMIT_MS = 10_000;
const RUN_LIMIT_MS = 30 * 60_000;

export interface ProbeOptions {
  readonly arg?: readonly string[];
  readonly run?: string;
  readonly profile?: string;
  readonly repeats?: string;
  readonly http?: string;
  readonly sse?: string;
  readonly 'no-witness'?: boolean;
  readonly json?: string;
}

/** Probes and prints; gives the exit code. Throws a Fault for what our own machinery could not do. */
export async function probe(sources: readonly string[], options: ProbeOptions, console: Console): Promise<number> {
  const order = makeOrder(sources, options, console);
  const file = options.json === undefined ? null : await prepareDocument(options.json, console.directory);
  const matrix = await runOrder(order, { console, witness: options['no-witness'] !== true });
  if (file !== null) await writeDocument(file, matrix);
  console.print(`${renderMatrix(matrix, console)}\n`);
  return chooseExit(matrix);
}

function makeOrder(sources: readonly string[], options: ProbeOptions, console: Console): Order {
  const [text, ...others] = sources;
  if (text === undefined) throw new UsageFault('probe needs a server: npm:NAME@VERSION or command:DIR');
  if (others.length > 0) throw new UsageFault(`probe takes one server; ${others.join(' ')} is too much`);
  const own = { arguments: options.arg ?? [], run: options.run, directory: console.directory };
  const profile = readProfile(options.profile ?? 'standard');
  const transport = readTransport(options);
  return {
    run: randomUUID(),
    source: { ...parseSource(text, own), ...(transport === null ? {} : { transport }) },
    profile,
    repeats: options.repeats === undefined ? PROFILE_REPEATS[profile] : readRepeats(options.repeats),
    callLimitMs: CALL_LIMIT_MS,
    runLimitMs: RUN_LIMIT_MS,
  };
}

function readProfile(text: string): Profile {
  if (Value.Check(Profile, text)) return text;
  throw new UsageFault(`${JSON.stringify(text)} is no profile; one of: quick, standard, full`);
}

function readRepeats(text: string): number {
  const repeats = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (repeats >= 1 && repeats <= 20) return repeats;
  throw new UsageFault(`--repeats is a number from 1 to 20, not ${JSON.stringify(text)}`);
}

interface Running {
  readonly console: Console;
  readonly witness: boolean;
}

async function runOrder(order: Order, { console, witness }: Running): Promise<Matrix> {
  const workDirectory = await chooseWorkDirectory(console.dataDirectory);
  const sandbox = await chooseSandbox({ workDirectory, witness });
  if (!sandbox.isolated) console.note(`rootbound: NOT ISOLATED: ${sandbox.note}\n`);
  using progress = startProgress(console);
  const report = await execute(order, {
    sandbox,
    workDirectory,
    signal: console.signal,
    parallel: Math.max(1, availableParallelism()),
    onProgress: progress.show,
  });
  return judge(report);
}

/** A run in which every single scenario met a fault of ours has shown nothing of the server. */
function chooseExit(matrix: Matrix): number {
  if (matrix.ending.kind === 'not-started') return EXIT.notStarted;
  const untestable = matrix.conversations.length > 0 && matrix.conversations.every((each) => each.fault !== null);
  return untestable ? EXIT.fault : EXIT.done;
}
