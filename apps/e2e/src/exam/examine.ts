/** Runs one specimen and grades what the product says of it. */
import type { ServerSource } from '@rootbound/core/server';
import type { Expectation, ExpectedMatrix } from '@rootbound/specimens/expectation';
import type { Matrix } from '@rootbound/core/matrix';
import type { Sandbox } from '@rootbound/sandbox/port';
import { EXPECTATIONS } from '@rootbound/specimens/expectations';
import { SPECIMEN_RUN, specimenDirectory } from '@rootbound/specimens/specimens';
import { probe, type ProbeOptions } from '../probe.ts';
import { type Grade, gradeMatrix } from './grade.ts';

/** Played with every specimen: they tell the line. */
const CORE = [
  'no-roots',
  'two-roots',
  'two-roots-swapped',
  'list-changed',
  'list-changed-back',
  'list-changed-outside',
  'disjoint',
  'early-call',
] as const;

export interface Examined extends Grade {
  readonly matrix: Matrix;
}

export interface ExamineOptions extends ProbeOptions {
  /** The same sandbox with a witness, for what only a witness can see. */
  readonly watched: Sandbox;
}

export async function examine(specimen: string, { watched, ...options }: ExamineOptions): Promise<Examined> {
  const expectation = EXPECTATIONS[specimen];
  if (expectation === undefined) throw new Error(`no specimen of the name ${specimen}`);
  const isWatched = !('notStarted' in expectation) && expectation.witnessed === true;
  const sandbox = isWatched ? watched : options.sandbox;
  const { matrix } = await probe(sourceOf(specimen, expectation), { ...options, sandbox, ...orderOf(expectation) });
  return { ...gradeMatrix(specimen, expectation, matrix), matrix };
}

function sourceOf(specimen: string, expectation: Expectation): ServerSource {
  const own: Partial<ExpectedMatrix> = 'notStarted' in expectation ? {} : expectation;
  return {
    kind: 'command',
    name: specimen,
    version: '1.0.0',
    directory: specimenDirectory(specimen),
    run: own.run ?? SPECIMEN_RUN,
    ...(own.transport === undefined ? {} : { transport: own.transport }),
  };
}

/** The core and what the specimen decides; with the profile `full`, in every revision that it speaks. */
function orderOf(expectation: Expectation): Partial<ProbeOptions> {
  if ('notStarted' in expectation) return { scenarios: CORE };
  const { apart = false, callLimitMs, profile = 'standard', scenarios = [] } = expectation;
  const limit = callLimitMs === undefined ? {} : { callLimitMs };
  return { ...limit, profile, scenarios: apart ? scenarios : [...CORE, ...scenarios] };
}
