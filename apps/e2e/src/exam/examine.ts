/** Runs one specimen and grades what the product says of it. */
import type { Matrix } from '@rootbound/core/matrix';
import { EXPECTATIONS } from '@rootbound/specimens/expectations';
import { SPECIMEN_RUN, specimenDirectory } from '@rootbound/specimens/specimens';
import { probe, type ProbeOptions } from '../probe.ts';
import { type Grade, gradeMatrix } from './grade.ts';

export interface Examined extends Grade {
  readonly matrix: Matrix;
}

export async function examine(specimen: string, options: ProbeOptions): Promise<Examined> {
  const expectation = EXPECTATIONS[specimen];
  if (expectation === undefined) throw new Error(`no specimen of the name ${specimen}`);
  const source = {
    kind: 'command' as const,
    name: specimen,
    version: '1.0.0',
    directory: specimenDirectory(specimen),
    run: SPECIMEN_RUN,
  };
  const limit = 'callLimitMs' in expectation ? { callLimitMs: expectation.callLimitMs } : {};
  const { matrix } = await probe(source, { ...options, ...limit });
  return { ...gradeMatrix(specimen, expectation, matrix), matrix };
}
