/** Times a whole run of a server, from the survey to the last session, against the floor of the same sessions. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { ServerSource } from '@rootbound/core/server';
import type { Sandbox } from '@rootbound/sandbox/port';
import { probe } from '../probe.ts';
import { replayAll } from './replay.ts';
import { type Transcript, writeDown } from './transcript.ts';

export interface RunRound {
  readonly runMs: number;
  readonly floorMs: number;
}

export interface RunMeasure {
  readonly sessions: number;
  readonly messages: number;
  readonly forcedMs: number;
  readonly rounds: readonly RunRound[];
}

export interface RunPlan {
  readonly source: ServerSource;
  readonly sandbox: Sandbox;
  readonly workDirectory: string;
  readonly parallel: number;
  readonly rounds: number;
}

/** One run writes the transcripts down; then runs and floors alternate. */
export async function measureRun(plan: RunPlan): Promise<RunMeasure> {
  const scribe = writeDown(plan.sandbox, join(plan.workDirectory, 'transcripts'));
  await timeRun({ ...plan, sandbox: scribe.sandbox });
  const rounds: RunRound[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    const runMs = await timeRun(plan);
    const floorMs = await timeFloor(plan, scribe.transcripts);
    rounds.push({ runMs, floorMs });
  }
  const sent = scribe.transcripts.flatMap((transcript) => transcript.sent);
  return {
    sessions: scribe.transcripts.length,
    messages: sent.length,
    forcedMs: sent.reduce((sum, { waitMs }) => sum + waitMs, 0),
    rounds,
  };
}

/** From the moment at which the package lies on the disk. */
async function timeRun({ source, sandbox, workDirectory, parallel }: RunPlan): Promise<number> {
  let startedMs = 0;
  await probe(source, {
    sandbox,
    workDirectory,
    parallel,
    onProgress: ({ stage }) => {
      if (stage === 'survey' && startedMs === 0) startedMs = performance.now();
    },
  });
  return performance.now() - startedMs;
}

async function timeFloor(plan: RunPlan, transcripts: readonly Transcript[]): Promise<number> {
  const view = plan.sandbox;
  const sessions = transcripts.map((transcript, at) => {
    const place = join(plan.workDirectory, `floor-${at}`);
    cpSync(transcript.kept, place, { recursive: true, verbatimSymlinks: true });
    const seen = view.view(transcript.plan.mounts);
    return {
      transcript,
      ground: {
        directory: transcript.plan.directory.replace(seen.fixture, join(place, 'fixture')),
        home: join(place, 'home'),
        replacements: [
          [seen.fixture, join(place, 'fixture')],
          [seen.home, join(place, 'home')],
          [seen.package, transcript.plan.mounts.package],
          [seen.node, process.execPath],
        ] as const,
      },
    };
  });
  const startedMs = performance.now();
  await replayAll(sessions, plan.parallel);
  const tookMs = performance.now() - startedMs;
  for (const at of transcripts.keys())
    rmSync(join(plan.workDirectory, `floor-${at}`), { recursive: true, force: true });
  return tookMs;
}
