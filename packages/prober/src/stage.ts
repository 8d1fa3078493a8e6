/** Starts the server under test in a fixture of its own, with the roots that a scenario declares. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLACE_PATHS, type Place } from '@rootbound/core/place';
import type { NotStarted } from '@rootbound/core/report';
import type { LaunchPlan, Limits, Sandbox, View } from '@rootbound/sandbox/port';
import type { Materialised } from '@rootbound/sources/port';
import { Fixture, prepareFixtures } from './fixture/fixture.ts';
import { nameFixture, sweepFixtures } from './fixture/sweep.ts';
import { RootsPlayer } from './session/roots-player.ts';
import { Session } from './session/session.ts';

const MIB = 1024 * 1024;
const LIMITS: Limits = {
  processes: 256,
  memoryBytes: 4096 * MIB,
  fileBytes: 64 * MIB,
  openFiles: 1024,
  cpuSeconds: 120,
  tempBytes: 64 * MIB,
};

/** What all sessions of a run have in common. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly workDirectory: string;
  readonly server: Materialised;
  readonly startLimitMs: number;
  readonly callLimitMs: number;
  readonly signal: AbortSignal;
}

/** Where fixtures stand, made ready for a run: what killed workers left there is gone. */
export function openFixtures(workDirectory: string): void {
  const fixtures = join(workDirectory, 'fixtures');
  prepareFixtures(fixtures);
  sweepFixtures(fixtures);
}

export function makeFixture(stage: Stage): Fixture {
  const directory = join(stage.workDirectory, 'fixtures', nameFixture());
  return new Fixture(directory, stage.server.directory, stage.sandbox.owner);
}

export interface Staging {
  readonly fixture: Fixture;
  readonly argument: Place;
  readonly declares: { readonly roots: boolean; readonly listChanged: boolean };
  readonly first: {
    readonly phase: string;
    readonly roots: readonly Place[];
    readonly answer: 'at-once' | 'held' | 'never';
  };
}

/** Starts the server and shakes hands. The fixture is sealed: from here on only the server writes to it. */
export async function openSession(stage: Stage, staging: Staging): Promise<Session | NotStarted> {
  const view = stage.sandbox.view(staging.fixture.mounts);
  const { phase, roots, answer } = staging.first;
  const player = new RootsPlayer({ phase, uris: staging.declares.roots ? urisOf(roots, view) : null, answer });
  staging.fixture.seal();
  return Session.open(stage.sandbox, {
    launch: planLaunch(stage.server.command, staging, view),
    declares: staging.declares,
    player,
    startLimitMs: stage.startLimitMs,
  });
}

/** Root URIs of places, as the server sees them. */
export function urisOf(places: readonly Place[], view: View): readonly string[] {
  return places.map((place) => pathToFileURL(`${view.fixture}/${PLACE_PATHS[place]}`).href);
}

function planLaunch(command: readonly string[], staging: Staging, view: View): LaunchPlan {
  const slots: Record<string, string> = {
    '{node}': view.node,
    '{package}': view.package,
    '{argument}': `${view.fixture}/${PLACE_PATHS[staging.argument]}`,
    '{root}': `${view.fixture}/${PLACE_PATHS[staging.first.roots[0] ?? 'root-a']}`,
  };
  return {
    command: command.map((part) => part.replace(/\{(?:node|package|argument|root)\}/g, (slot) => slots[slot] ?? slot)),
    directory: `${view.fixture}/${PLACE_PATHS.decoy}`,
    environment: {},
    mounts: staging.fixture.mounts,
    limits: LIMITS,
  };
}
