/**
 * Runs the npm client, found through PATH, and reads what it says as JSON.
 * The client and not the registry's own interface, so that the user's registries, proxies and tokens hold.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ClientMissingFault } from '../errors.ts';

export interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly timedOut: boolean;
}

export interface Call {
  readonly signal: AbortSignal;
  readonly limitMs: number;
  /** Where npm runs; a directory without configuration of its own. */
  readonly directory: string;
}

const STDERR_BYTES = 64 * 1024;
const STDOUT_BYTES = 64 * 1024 * 1024;
const KEPT =
  /^(?:PATH|HOME|USERPROFILE|APPDATA|SYSTEMROOT|LANG|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|NPM_.*|NODE_AUTH_TOKEN|(?:HTTPS?|ALL|NO)_PROXY)$/i;
// What an npm that runs us says of its own run; meant for its scripts, not for another npm.
const RUN_STATE =
  /^npm_(?:package_|lifecycle_|command$|execpath$|node_execpath$|config_(?:local_prefix|noproxy|node_gyp|prefix|global_prefix|workspace|.*script.*)$)/i;
const CLIENT_OPTIONS = [
  '--loglevel=error',
  '--no-update-notifier',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
];

/** Runs npm to its end. A failing npm is an answer; no npm is a fault; an abort is thrown as it came. */
export async function runNpm(parameters: readonly string[], call: Call): Promise<Answer> {
  call.signal.throwIfAborted();
  const child = spawn('npm', [...parameters, ...CLIENT_OPTIONS], {
    cwd: call.directory,
    env: pickEnvironment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const limit = AbortSignal.timeout(call.limitMs);
  const either = AbortSignal.any([call.signal, limit]);
  const stop = (): void => killGroup(child.pid);
  either.addEventListener('abort', stop, { once: true });
  try {
    const [stdout, stderr, ending] = await Promise.all([
      readCapped(child.stdout, STDOUT_BYTES),
      readCapped(child.stderr, STDERR_BYTES),
      once(child, 'close'),
    ]);
    call.signal.throwIfAborted();
    const status: unknown = ending[0];
    return { status: typeof status === 'number' ? status : null, stdout, stderr, timedOut: limit.aborted };
  } catch (cause) {
    call.signal.throwIfAborted();
    throw new ClientMissingFault('npm', cause);
  } finally {
    either.removeEventListener('abort', stop);
  }
}

/** The error code and summary that npm gives with `--json`, or null. */
export function readNpmError(answer: Answer): { readonly code: string; readonly summary: string } | null {
  const error = asRecord(asRecord(parseJson(answer.stdout))['error']);
  if (typeof error['code'] === 'string') return { code: error['code'], summary: String(error['summary'] ?? '') };
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(answer.stderr)?.[1];
  return code === undefined ? null : { code, summary: answer.stderr.split('\n').slice(1, 3).join(' ') };
}

/** JSON or undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // npm says nothing, or something else, when it fails early.
  }
}

/** Any value as a record; empty for what is none. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {}; // Checked in the line above.
}

function pickEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name) && !RUN_STATE.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, value ?? '']));
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended in between.
  }
}

/** Reads to the end and keeps the last `limit` bytes. */
async function readCapped(stream: Readable, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    while (size - (chunks[0]?.length ?? 0) > limit) size -= chunks.shift()?.length ?? 0;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A moment as the registry writes it, in the one form that sorts as text; null for what is none. */
export function readMoment(value: unknown): string | null {
  const moment = typeof value === 'string' ? new Date(value) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
