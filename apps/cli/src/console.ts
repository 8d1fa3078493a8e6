/** Where the command reads and writes; the only reader of the process's environment and of its streams' manners. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Console {
  readonly directory: string;
  /** Where installs and fixtures are kept. */
  readonly dataDirectory: string;
  readonly width: number;
  readonly colour: boolean;
  /** Whether progress may rewrite its line. */
  readonly live: boolean;
  readonly signal: AbortSignal;
  print(text: string): void;
  note(text: string): void;
}

const WIDTH = 100;

/** The console of this process. Its signal is aborted by the first interrupt; a second one ends the process. */
export function openConsole(): Console {
  const { env, stdout, stderr } = process;
  return {
    directory: process.cwd(),
    dataDirectory: readDataDirectory(env),
    width: stdout.columns ?? WIDTH,
    colour: (stdout.isTTY === true && !env['NO_COLOR']) || env['FORCE_COLOR'] === '1',
    live: stderr.isTTY === true,
    signal: catchInterrupt(),
    print: (text) => void stdout.write(text),
    note: (text) => void stderr.write(text),
  };
}

function readDataDirectory(env: NodeJS.ProcessEnv): string {
  const own = env['ROOTBOUND_DATA'];
  if (own !== undefined && own !== '') return resolve(own);
  return join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'rootbound');
}

function catchInterrupt(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}
