/**
 * The only reader of the environment.
 * The worker gets an environment of its own from here: what finds programs, registries and proxies, and no more.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiConfigFault } from './errors.ts';

export interface Config {
  /** 0: any free one. */
  readonly port: number;
  readonly dataDirectory: string;
  /** Where fixtures and installs stand; null: chosen beside the data, where servers can reach it. */
  readonly workDirectory: string | null;
  readonly webDirectory: string;
  readonly specimensDirectory: string;
  readonly workerEntry: string;
  readonly workerEnvironment: Readonly<Record<string, string>>;
  /** False: an empty store stays empty. */
  readonly firstStart: boolean;
  /** Whether servers are watched, where this machine can: the worker reads the same. */
  readonly witness: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const KEPT =
  /^(?:PATH|HOME|USERPROFILE|APPDATA|SYSTEMROOT|LANG|LC_ALL|TZ|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|NPM_.*|NODE_AUTH_TOKEN|NODE_COMPILE_CACHE|(?:HTTPS?|ALL|NO)_PROXY|ROOTBOUND_(?:PARALLEL|WITNESS|CACHE_GIB))$/i;

export function readConfig(environment: Environment): Config {
  const workDirectory = environment['ROOTBOUND_WORK'] ?? '';
  return {
    port: readPort(environment['ROOTBOUND_PORT']),
    dataDirectory: resolve(environment['ROOTBOUND_DATA'] ?? 'data'),
    workDirectory: workDirectory === '' ? null : resolve(workDirectory),
    webDirectory: resolve(environment['ROOTBOUND_WEB'] ?? join(REPOSITORY, 'apps/web/build')),
    specimensDirectory: join(REPOSITORY, 'packages/specimens/dist'),
    workerEntry: resolve(environment['ROOTBOUND_WORKER'] ?? join(REPOSITORY, 'apps/worker/src/main.ts')),
    workerEnvironment: pickEnvironment(environment),
    witness: readSwitch('ROOTBOUND_WITNESS', environment['ROOTBOUND_WITNESS']),
    firstStart: readSwitch('ROOTBOUND_FIRST_START', environment['ROOTBOUND_FIRST_START']),
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 4310;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new ApiConfigFault('ROOTBOUND_PORT', `a number from 0 to 65535, not ${JSON.stringify(text)}`);
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '' || text === 'on') return true;
  if (text === 'off') return false;
  throw new ApiConfigFault(name, `on or off, not ${JSON.stringify(text)}`);
}

function pickEnvironment(environment: Environment): Record<string, string> {
  const entries = Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries.filter(([name]) => KEPT.test(name)));
}
