/**
 * Runs child processes with an environment that is named, not inherited.
 * What a package manager needs on a machine behind a proxy (npm's own settings, proxies, certificates) is kept.
 */
import { execFile, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './paths.mjs';

const KEPT = [
  /^(HOME|USER|LOGNAME|SHELL|PATH|TERM|COLORTERM|LANG|TZ|TMPDIR|CI|NO_COLOR|FORCE_COLOR|COLUMNS|LINES|INIT_CWD)$/,
  /^(LC_|XDG_|npm_config_(?!loglevel|local_prefix)|NPM_|NODE_AUTH_TOKEN$|ROOTBOUND_)/,
  /^(https?_proxy|no_proxy|all_proxy)$/i,
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|GIT_SSL_CAINFO)$/,
  /^REDIS_URL$/,
];

/** The environment for everything that is started here; `firstOnPath` goes before the caller's PATH. */
export function makeEnvironment(firstOnPath = [], inherited = process.env) {
  const kept = Object.entries(inherited).filter(([name]) => KEPT.some((pattern) => pattern.test(name)));
  const path = [...firstOnPath, inherited.PATH ?? ''].filter((part) => part !== '').join(':');
  return { ...Object.fromEntries(kept), PATH: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
}

/**
 * Runs a command to its end and gives its exit code; 128 + number where a signal ended it, 127 where it cannot start.
 * `quiet` sends its standard output to our standard error, so that ours stays the command's own.
 */
export function run(command, options) {
  const { environment, directory = ROOT, quiet = false, forward = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      cwd: directory,
      env: environment,
      stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'],
    });
    const stop = forward ? forwardSignals(child) : () => {};
    child.once('error', (error) => {
      stop();
      console.error(`${command[0]}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      stop();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** What a short command prints, whatever its exit code. */
export function readOutput(command, environment) {
  return new Promise((resolve) => {
    execFile(command[0], command.slice(1), { cwd: ROOT, env: environment }, (_, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
}

/** A terminal sends its interrupt to the child as well, so that one is passed on only where there is no terminal. */
function forwardSignals(child) {
  const pass = (signal) => child.kill(signal);
  const swallow = () => {};
  const interrupt = process.stdin.isTTY ? swallow : pass;
  const handlers = { SIGTERM: pass, SIGHUP: pass, SIGINT: interrupt };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
  };
}
