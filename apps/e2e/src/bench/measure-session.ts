/** Times one `narrow` session of a specimen, and a bare script that does the same start and the same calls. */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { narrow } from '@rootbound/catalog/scenarios/narrow';
import { PLACE_PATHS } from '@rootbound/core/place';
import type { Fixture } from '@rootbound/prober/fixture/fixture';
import type { Learned } from '@rootbound/prober/learn';
import { planScenario, type Probe, prepareProbe } from '@rootbound/prober/probe';
import { runScenario } from '@rootbound/prober/run-scenario';
import { makeFixture } from '@rootbound/prober/stage';
import type { Confined, LaunchPlan, Sandbox, View } from '@rootbound/sandbox/port';
import { type BareCall, runBareScript } from './bare-script.ts';

export interface Round {
  readonly sessionMs: number;
  /** The bare script with the server in the same sandbox. */
  readonly confinedMs: number;
  /** The bare script with the server started as an ordinary child process. */
  readonly plainMs: number;
  readonly calls: number;
}

/** Keeps the last launch plan, so that the script starts the very same thing. */
export interface Recording {
  readonly sandbox: Sandbox;
  plan(): LaunchPlan;
}

export function recordLaunches(sandbox: Sandbox): Recording {
  let last: LaunchPlan | null = null;
  const recording: Sandbox = {
    ...sandbox,
    start: (plan) => {
      last = plan;
      return sandbox.start(plan);
    },
  };
  return {
    sandbox: recording,
    plan: () => {
      if (last === null) throw new Error('nothing has been started yet');
      return last;
    },
  };
}

export async function measureRound(learned: Learned, recording: Recording): Promise<Round> {
  const sessionMs = await time(() =>
    runScenario(learned.stage, {
      scenario: narrow,
      repeat: 0,
      recipes: learned.recipes,
      manners: learned.manners,
      onProbe: () => {},
    }),
  );
  const confinedMs = await runConfined(learned, recording);
  const { plainMs, calls } = await runPlain(learned);
  return { sessionMs, confinedMs, plainMs, calls };
}

async function runConfined(learned: Learned, recording: Recording): Promise<number> {
  await using fixture = await makeFixture(learned.stage);
  const view = recording.sandbox.view(fixture.mounts);
  const calls = prepareCalls(learned, fixture, view);
  const plan = { ...recording.plan(), mounts: fixture.mounts };
  // Awaited here: the fixture goes when this function returns.
  return await time(async () => {
    await using server: Confined = await recording.sandbox.start(plan);
    await runBareScript(server, rootUri(view.fixture), calls);
  });
}

async function runPlain(learned: Learned): Promise<{ readonly plainMs: number; readonly calls: number }> {
  await using fixture = await makeFixture(learned.stage);
  const calls = prepareCalls(learned, fixture, { ...learned.stage.sandbox.view(fixture.mounts), ...fixture.mounts });
  const server = `${learned.stage.server.directory}/server.mjs`;
  const plainMs = await time(async () => {
    const child = spawn(process.execPath, [server, `${fixture.base}/${PLACE_PATHS.argument}`], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await runBareScript(child, rootUri(fixture.base), calls);
    child.kill();
  });
  return { plainMs, calls: calls.length };
}

function prepareCalls(learned: Learned, fixture: Fixture, view: View): readonly BareCall[] {
  return planScenario(narrow, learned.recipes)
    .map((plan) => prepareProbe(plan, fixture, view))
    .map((probe: Probe) => ({ name: probe.recipe.item, arguments: probe.arguments }));
}

function rootUri(base: string): string {
  return pathToFileURL(`${base}/${PLACE_PATHS['root-a']}`).href;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}
