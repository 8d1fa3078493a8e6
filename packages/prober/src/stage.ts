/** Starts the server under test in a fixture of its own, with the roots and the command line that a scenario declares. */
import { join } from 'node:path';
import { placeOf } from '@rootbound/catalog/fixtures/targets';
import type { Plan } from '@rootbound/catalog/plans/plan';
import type { DocumentKind } from '@rootbound/core/recipe';
import { PLACE_PATHS, type Place } from '@rootbound/core/place';
import type { NotStarted } from '@rootbound/core/report';
import type { Revision } from '@rootbound/core/revision';
import { type ArgumentEntry, type Phase, rootPlaces, type Scenario } from '@rootbound/core/scenario';
import type { Transport } from '@rootbound/core/server';
import type { LaunchPlan, Limits, Sandbox, View } from '@rootbound/sandbox/port';
import { type Bounds, openSpace } from '@rootbound/sandbox/space/space';
import { sweepSpaces } from '@rootbound/sandbox/space/sweep';
import type { Materialised } from '@rootbound/sources/port';
import { Fixture, prepareFixtures } from './fixture/fixture.ts';
import { otherNameOf, writeRoots } from './fixture/roots.ts';
import { seenAs } from './fixture/seen.ts';
import { findFreePort } from './free-port.ts';
import { fillCommand } from './launch.ts';
import type { Stance } from './session/roots-player.ts';
import { Session } from './session/session.ts';

const MIB = 1024 * 1024;
const LIMITS: Limits = {
  processes: 256,
  memoryBytes: 4096 * MIB,
  fileBytes: 64 * MIB,
  openFiles: 1024,
  cpuSeconds: 120,
  tempBytes: 64 * MIB,
  recordBytes: 128 * MIB,
};
/** Of one session's fixture, home and all that the server writes. */
const BOUNDS: Bounds = { bytes: 192 * MIB, files: 20_000 };

/** What all sessions of a run have in common. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly workDirectory: string;
  readonly server: Materialised;
  readonly transport: Transport;
  /** The revision that sessions are offered. */
  readonly revision: Revision;
  readonly startLimitMs: number;
  readonly callLimitMs: number;
  /** Fixtures hold a git repository at every place: dear, and only worth it where an item shows one. */
  readonly repositories: boolean;
  /** Kinds of files that items were seen to want. */
  readonly documents: ReadonlySet<DocumentKind>;
  readonly plan: Plan | null;
  readonly signal: AbortSignal;
}

/** Where fixtures stand, made ready for a run: what killed workers left there is gone. */
export async function openFixtures(workDirectory: string): Promise<void> {
  const fixtures = join(workDirectory, 'fixtures');
  prepareFixtures(fixtures);
  await sweepSpaces(fixtures);
}

/** A fixture with the standing places, and those that the scenario names beside them. */
export async function makeFixture(stage: Stage, phases: readonly Phase[] = []): Promise<Fixture> {
  const space = await openSpace(join(stage.workDirectory, 'fixtures'), BOUNDS);
  try {
    return new Fixture({
      space,
      packageDirectory: stage.server.directory,
      owner: stage.sandbox.owner,
      places: phases.flatMap(placesIn),
      repositories: stage.repositories,
      documents: stage.documents,
      home: stage.plan?.home ?? {},
    });
  } catch (error) {
    await space[Symbol.asyncDispose]();
    throw error;
  }
}

function placesIn(phase: Phase): readonly Place[] {
  return [...rootPlaces(phase), ...phase.poses.map(({ target, lands }) => placeOf(target, lands))];
}

/** What a session takes from its scenario. */
export type Staging = Pick<Scenario, 'argument' | 'declares' | 'workDirectory' | 'handshake' | 'withoutGetStream'> & {
  readonly fixture: Fixture;
  readonly first: Pick<Phase, 'id' | 'roots' | 'answer'>;
};

/** Starts the server and opens the session. The fixture is sealed: from here on only the server writes to it. */
export async function openSession(stage: Stage, staging: Staging): Promise<Session | NotStarted> {
  const view = stage.sandbox.view(staging.fixture.mounts);
  const transport = await placeTransport(stage);
  staging.fixture.seal();
  return Session.open(stage.sandbox, {
    launch: planLaunch(withPlan(stage, transport), staging, view),
    transport,
    openGetStream: staging.withoutGetStream !== true,
    wireDirectory: join(staging.fixture.directory, 'wire'),
    declares: staging.declares,
    handshake: staging.handshake ?? 'whole',
    revision: stage.revision,
    stance: stanceOf(staging.first, view),
    startLimitMs: stage.startLimitMs,
    overrun: staging.fixture.overrun,
  });
}

/** How the client stands to roots/list in a phase. */
export function stanceOf({ id, roots, answer }: Pick<Phase, 'id' | 'roots' | 'answer'>, view: View): Stance {
  return { phase: id, roots: writeRoots(roots, view), answer };
}

/** In a sandbox every server has its own port; without one they share the machine's, and each is given a free one. */
async function placeTransport({ transport, server, sandbox }: Stage): Promise<Transport> {
  if (transport.kind === 'stdio' || sandbox.isolated || !server.command.some((word) => word.includes('{port}'))) {
    return transport;
  }
  return { ...transport, port: await findFreePort() };
}

type Launched = Pick<Materialised, 'command' | 'environment'> & { readonly transport: Transport };

function withPlan({ server, plan }: Stage, transport: Transport): Launched {
  return { ...server, environment: { ...server.environment, ...plan?.environment }, transport };
}

function planLaunch({ command, environment = {}, transport }: Launched, staging: Staging, view: View): LaunchPlan {
  const entries = typeof staging.argument === 'string' ? [staging.argument] : staging.argument;
  const given = entries.map((entry) => seenAs(pathOf(entry), view));
  const slots = {
    '{node}': view.node,
    '{package}': view.package,
    ...(transport.kind === 'stdio' ? {} : { '{port}': String(transport.port) }),
    '{root}': seenAs(PLACE_PATHS[rootPlaces(staging.first)[0] ?? 'root-a'], view),
  };
  const filled = fillCommand({ command, environment }, given, slots);
  return {
    command: filled.command,
    directory: seenAs(PLACE_PATHS[staging.workDirectory ?? 'decoy'], view),
    environment: filled.environment,
    mounts: staging.fixture.mounts,
    limits: LIMITS,
  };
}

function pathOf(entry: ArgumentEntry): string {
  if (typeof entry === 'string') return PLACE_PATHS[entry];
  return 'missing' in entry ? entry.missing : otherNameOf(entry.place);
}
