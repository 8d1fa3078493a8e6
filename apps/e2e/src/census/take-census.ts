/** Starts one real server, and tells which of its tools that take a path were calibrated, and why the others were not. */
import { learnServer } from '@rootbound/prober/learn';
import { NEWEST_SESSION_REVISION } from '@rootbound/prober/revisions';
import { openFixtures, type Stage } from '@rootbound/prober/stage';
import { planOf } from '@rootbound/catalog/plans/plans';
import { type ServerSource, serverId } from '@rootbound/core/server';
import type { Sandbox } from '@rootbound/sandbox/port';
import { materialise } from '@rootbound/sources/sources';

export interface CensusServer {
  readonly package: string;
  readonly version: string;
  readonly arguments: readonly string[];
  readonly starts: boolean;
  /** Arguments that take a path, by the tool's name. */
  readonly pathTools: Readonly<Record<string, readonly string[]>>;
}

export interface CensusRow {
  readonly tool: string;
  /** Operations that were calibrated; none: `reason` says why. */
  readonly operations: readonly string[];
  readonly reason: string;
}

export interface Census {
  readonly server: string;
  /** Empty where the server started. */
  readonly notStarted: string;
  readonly items: readonly string[];
  readonly rows: readonly CensusRow[];
  readonly further: readonly string[];
}

const LIMIT_MS = 600_000;

export async function takeCensus(
  server: CensusServer,
  { sandbox, workDirectory }: { readonly sandbox: Sandbox; readonly workDirectory: string },
): Promise<Census> {
  const name = `${server.package} ${server.version}`;
  const signal = AbortSignal.timeout(LIMIT_MS);
  const source: ServerSource = {
    kind: 'npm',
    name: server.package,
    version: server.version,
    arguments: [...server.arguments],
  };
  const found = await materialise(source, { cacheDirectory: `${workDirectory}/cache`, signal, note: () => {} });
  const none = { server: name, items: [], rows: [], further: [] };
  if (found.kind === 'not-started') return { ...none, notStarted: `${found.reason}: ${found.text}` };
  await openFixtures(workDirectory);
  const stage: Stage = {
    sandbox,
    workDirectory,
    server: found,
    transport: { kind: 'stdio' },
    revision: NEWEST_SESSION_REVISION,
    repositories: false,
    documents: new Set(),
    plan: planOf(serverId(source)),
    startLimitMs: 30_000,
    callLimitMs: 10_000,
    signal,
  };
  const learned = await learnServer(stage, () => {});
  if (learned.kind === 'not-started') return { ...none, notStarted: `${learned.reason}: ${learned.text}` };
  const operationsOf = (tool: string) =>
    learned.recipes.filter(({ item }) => item === tool).map(({ operation, form }) => `${operation} (${form})`);
  const reasonOf = (tool: string) => learned.unposed.find(({ item }) => item === tool)?.reason ?? 'not offered';
  return {
    server: name,
    notStarted: '',
    items: learned.items.map(({ kind, name: item }) => (kind === 'tool' ? item : `${kind} ${item}`)),
    rows: Object.keys(server.pathTools).map((tool) => ({
      tool,
      operations: operationsOf(tool),
      reason: operationsOf(tool).length > 0 ? '' : reasonOf(tool),
    })),
    further: learned.recipes
      .filter(({ item }) => !Object.hasOwn(server.pathTools, item))
      .map(({ item, operation }) => `${item} ${operation}`),
  };
}
