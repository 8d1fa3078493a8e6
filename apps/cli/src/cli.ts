/** Reads the command line, runs the command, and turns what it throws into a message and an exit code. */
import { parseArgs } from 'node:util';
import { printable } from '@rootbound/catalog/printable';
import { Fault } from '@rootbound/core/fault';
import { ROOTBOUND_VERSION } from '@rootbound/prober/environment';
import { compare } from './compare.ts';
import type { Console } from './console.ts';
import { UsageFault } from './errors.ts';
import { EXIT } from './exit-codes.ts';
import { probe } from './probe.ts';
import { USAGE } from './usage.ts';

/** Gives the exit code; never throws. */
export async function runCli(words: readonly string[], console: Console): Promise<number> {
  try {
    return await dispatch(words, console);
  } catch (error) {
    return explain(error, console);
  }
}

async function dispatch([first, ...words]: readonly string[], console: Console): Promise<number> {
  const command = words.includes('--help') || words.includes('-h') ? '--help' : first;
  switch (command) {
    case 'probe':
      return runProbe(words, console);
    case 'compare':
      return runCompare(words, console);
    case '--help':
    case '-h':
    case 'help':
      console.print(USAGE);
      return EXIT.done;
    case '--version':
      console.print(`${ROOTBOUND_VERSION}\n`);
      return EXIT.done;
    default:
      throw new UsageFault(
        command === undefined ? 'no command is given' : `${command} is no command; probe or compare`,
      );
  }
}

function runProbe(words: readonly string[], console: Console): Promise<number> {
  const { values, positionals } = readWords(() =>
    parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        arg: { type: 'string', multiple: true },
        run: { type: 'string' },
        profile: { type: 'string' },
        repeats: { type: 'string' },
        http: { type: 'string' },
        sse: { type: 'string' },
        'no-witness': { type: 'boolean' },
        json: { type: 'string' },
      },
    }),
  );
  return probe(positionals, values, console);
}

function runCompare(words: readonly string[], console: Console): Promise<number> {
  const { values, positionals } = readWords(() =>
    parseArgs({ args: [...words], allowPositionals: true, options: { json: { type: 'boolean' } } }),
  );
  return compare(positionals, values, console);
}

function readWords<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (cause) {
    // parseArgs throws a TypeError with a text that is made for people.
    throw new UsageFault(cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function explain(error: unknown, console: Console): number {
  if (error instanceof UsageFault) {
    console.note(`rootbound: ${printable(error.message, 2000)}\nrootbound --help shows how it is used.\n`);
    return EXIT.usage;
  }
  if (console.signal.aborted) {
    console.note('rootbound: interrupted\n');
    return EXIT.interrupted;
  }
  const text = error instanceof Fault ? `${error.code}: ${error.message}` : `a fault of Rootbound: ${describe(error)}`;
  console.note(`rootbound: ${text}${describeCause(error)}\n`);
  return EXIT.fault;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function describeCause(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? `: ${printable(error.cause.message, 2000)}` : '';
}
