/** One run against a hostile specimen, and all that is wrong afterwards: with the matrix, with the host, with what is left. */
import { cellKey } from '@rootbound/core/cell';
import type { Matrix } from '@rootbound/core/matrix';
import type { ServerSource } from '@rootbound/core/server';
import type { Sandbox } from '@rootbound/sandbox/port';
import { HOSTILE, type Hostility } from '@rootbound/specimens/hostility';
import { SPECIMEN_RUN, specimenDirectory } from '@rootbound/specimens/specimens';
import { probe } from '../probe.ts';
import { openWorkDirectory } from '../work-directory.ts';
import { layBait } from './bait.ts';
import { findLeftovers } from './leftovers.ts';

export interface Endured {
  readonly matrix: Matrix;
  /** One sentence for each thing that is not as it must be. */
  readonly mistakes: readonly string[];
}

/** Longer than this and it did not end in time. The limits of calls and sessions are far below. */
const LIMIT_MS = 240_000;
/** The line before, after and across a change, and a session that asks for nothing. */
const SCENARIOS = ['list-changed'];
const LINE = 'narrow/read_file/read/gap-sibling';

export async function endure(specimen: string, choose: (workDirectory: string) => Promise<Sandbox>): Promise<Endured> {
  const hostility = HOSTILE[specimen];
  if (hostility === undefined) throw new Error(`no hostile specimen of the name ${specimen}`);
  await using work = openWorkDirectory();
  await using bait = await layBait();
  const sandbox = await choose(work.path);
  const startedMs = performance.now();
  const { matrix } = await probe(sourceOf(specimen, hostility, bait.words), {
    sandbox,
    workDirectory: work.path,
    scenarios: SCENARIOS,
    callLimitMs: hostility.callLimitMs ?? 5_000,
  });
  const tookMs = performance.now() - startedMs;
  return {
    matrix,
    mistakes: [
      ...(tookMs > LIMIT_MS ? [`it took ${Math.round(tookMs / 1000)} s`] : []),
      ...mistakesOf(matrix, hostility),
      ...bait.taken(matrix),
      ...findLeftovers(work.path),
    ],
  };
}

function sourceOf(specimen: string, { run = SPECIMEN_RUN, transport }: Hostility, words: string): ServerSource {
  return {
    kind: 'command',
    name: specimen,
    version: '1.0.0',
    directory: specimenDirectory(specimen),
    run: `${run} ${words}`,
    ...(transport === undefined ? {} : { transport }),
  };
}

function mistakesOf(matrix: Matrix, { endings, holds }: Hostility): readonly string[] {
  const ending = matrix.ending.kind === 'probed' ? 'probed' : matrix.ending.reason;
  const held = matrix.cells.filter(({ verdict }) => verdict === 'holds').length;
  const open = matrix.cells.filter(({ verdict }) => verdict === 'open').length;
  const kept = matrix.cells.some((cell) => cellKey(cell) === LINE && cell.verdict === 'holds');
  return [
    ...(endings.includes(ending) ? [] : [`it ended as ${ending} instead of ${endings.join(' or ')}`]),
    ...(holds === 'never' && held > 0 ? [`${held} cells hold although it never showed an effect`] : []),
    ...(holds === 'kept' && !kept ? [`${LINE} does not hold, although it keeps to its roots`] : []),
    ...(open > 0 ? [`${open} cells are open although it lets nothing through`] : []),
  ];
}
