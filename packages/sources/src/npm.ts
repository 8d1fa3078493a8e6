/**
 * Servers from the npm registry: exact version, no install scripts, kept by integrity.
 * A package's dependencies are resolved at the first install and stay as they were; what they are is recorded.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planOf } from '@rootbound/catalog/plans/plans';
import { Installation, type NotStarted } from '@rootbound/core/report';
import type { ServerSource } from '@rootbound/core/server';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { type Entry, findEntry, listEntries, makeEntry, shareMaking } from './install-cache.ts';
import { refuse } from './not-started.ts';
import { type Answer, readNpmError, runNpm } from './npm/client.ts';
import { findBin, readInstalledTree } from './npm/installed.ts';
import { type Resolved, resolveVersion } from './npm/resolve.ts';
import type { Materialised, MaterialiseOptions, Source } from './port.ts';

const RESOLVE_LIMIT_MS = 60_000;
const INSTALL_LIMIT_MS = 300_000;
const INSTALL_OPTIONS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--omit=dev',
  '--save-exact',
  '--package-lock',
  '--global=false',
];
const UNREACHABLE =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH|FETCH_ERROR|E5\d\d)$/;

const InstallRecord = Type.Object({ name: Type.String(), bin: Type.Array(Type.String()), installation: Installation });
type InstallRecord = Static<typeof InstallRecord>;

export const npmSource: Source<'npm'> = {
  kind: 'npm',
  async materialise(source, options) {
    const cache = join(options.cacheDirectory, 'npm');
    await mkdir(cache, { recursive: true, mode: 0o755 });
    options.note(`asking the registry for ${source.name}@${source.version}`);
    const call = { signal: options.signal, limitMs: RESOLVE_LIMIT_MS, directory: cache };
    const resolved = await resolveVersion(source.name, source.version, call);
    if (resolved.kind === 'resolved') {
      const provided = await provide(resolved, cache, options);
      return 'kind' in provided ? provided : present(provided, source);
    }
    const kept = resolved.reason === 'unreachable-registry' ? await findKept(source, cache) : null;
    return kept === null ? resolved : present(kept, source);
  },
};

async function provide(resolved: Resolved, cache: string, options: MaterialiseOptions): Promise<Entry | NotStarted> {
  const spec = `${resolved.name}@${resolved.version}`;
  if (!resolved.hasBin) return refuse('no-bin', `${spec} has no bin to start`);
  const key = deriveKey(resolved);
  return shareMaking({
    place: join(cache, key),
    signal: options.signal,
    async make() {
      const kept = await findEntry(cache, key);
      if (kept !== null) return kept;
      options.note(`installing ${spec}`);
      return makeEntry(cache, key, (directory) => install(resolved, directory, options.signal));
    },
  });
}

/** An exact version that was installed before, for when the registry is out of reach. */
async function findKept(
  source: { readonly name: string; readonly version: string },
  cache: string,
): Promise<Entry | null> {
  const entries = await listEntries(cache);
  return entries.find(({ record }) => isRecordOf(record, source)) ?? null;
}

function isRecordOf(record: unknown, source: { readonly name: string; readonly version: string }): boolean {
  if (!Value.Check(InstallRecord, record)) return false;
  return record.name === source.name && record.installation.version === source.version;
}

// Native prebuilds are chosen by platform and Node's interface, so the same package may differ on disk.
function deriveKey({ name, version, integrity }: Resolved): string {
  const parts = [
    name,
    version,
    integrity,
    process.platform,
    process.arch,
    process.versions.modules,
    ...INSTALL_OPTIONS,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}

async function install(
  resolved: Resolved,
  directory: string,
  signal: AbortSignal,
): Promise<{ readonly record: InstallRecord } | NotStarted> {
  const { name, version, integrity, publishedAt } = resolved;
  await writeFile(join(directory, 'package.json'), '{ "private": true }\n');
  const call = { signal, limitMs: INSTALL_LIMIT_MS, directory };
  const answer = await runNpm(['install', `${name}@${version}`, ...INSTALL_OPTIONS, `--prefix=${directory}`], call);
  if (answer.status !== 0) return explainFailure(`${name}@${version}`, answer);
  const tree = await readInstalledTree(directory, name);
  if (tree.own === null || tree.own.version !== version || !agrees(tree.own.integrity, integrity)) {
    const found = tree.own === null ? 'nothing' : `${tree.own.version} (${tree.own.integrity})`;
    return refuse(
      'install-failed',
      `asked for ${name} ${version} (${integrity}), installed was ${found}`,
      answer.stderr,
    );
  }
  const bin = await findBin(directory, name);
  if (bin === null) return refuse('no-bin', `${name}@${version} has no bin to start`);
  const installation = { version, integrity, publishedAt, command: [], dependencies: tree.dependencies };
  return { record: { name, bin: [...bin], installation } };
}

// Two integrities of different algorithms say nothing of each other.
function agrees(one: string, other: string): boolean {
  return one === other || one.split('-')[0] !== other.split('-')[0];
}

function explainFailure(spec: string, answer: Answer): NotStarted {
  if (answer.timedOut)
    return refuse('install-failed', `installing ${spec} took longer than ${INSTALL_LIMIT_MS / 1000} s`, answer.stderr);
  const code = readNpmError(answer)?.code ?? `status ${answer.status ?? 'unknown'}`;
  const reason = UNREACHABLE.test(code) ? 'unreachable-registry' : 'install-failed';
  return refuse(reason, `npm could not install ${spec}: ${code}`, answer.stderr);
}

function present(
  { directory, record }: Entry,
  { name, arguments: ordered }: Extract<ServerSource, { kind: 'npm' }>,
): Materialised {
  const { bin, installation } = Value.Parse(InstallRecord, record);
  const command = [...bin, ...argumentsOf(name, ordered)];
  return { kind: 'materialised', directory, command, installation: { ...installation, command } };
}

/** What was ordered; where that is nothing of its own, what the server's plan says, else the directory alone. */
function argumentsOf(name: string, ordered: readonly string[]): readonly string[] {
  const isDefault = ordered.length === 0 || (ordered.length === 1 && ordered[0] === '{argument}');
  return isDefault ? (planOf(`npm:${name}`)?.arguments ?? ['{argument}']) : ordered;
}
