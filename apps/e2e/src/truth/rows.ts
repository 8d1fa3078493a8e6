/** Matrices measured by another program, as data: one row = scenario × tool × target (× variant). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

const TruthOutcome = Type.Union([
  Type.Literal('permitted'),
  Type.Literal('refused'),
  Type.Literal('empty'),
  Type.Literal('error'),
  Type.Literal('crash'),
  Type.Literal('timeout'),
]);

const TruthFile = Type.Object({
  package: Type.String(),
  version: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Array(
    Type.Tuple([
      Type.String(),
      Type.String(),
      Type.String(),
      Type.String(),
      Type.String(),
      TruthOutcome,
      Type.Array(Type.String()),
    ]),
  ),
});

export interface TruthRow {
  readonly scenario: string;
  readonly tool: string;
  readonly target: string;
  readonly variant: string;
  readonly arguments: string;
  readonly outcome: Static<typeof TruthOutcome>;
  /** `add PATH`, `change PATH`, `del PATH`; `<T>` is the fixture's base. */
  readonly disk: readonly string[];
}

export interface Truth {
  readonly package: string;
  readonly version: string;
  readonly rows: readonly TruthRow[];
}

const FOLDER = join(import.meta.dirname, '../../data/truth');

export function listTruths(): readonly string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
}

export function loadTruth(file: string): Truth {
  const parsed = Value.Parse(TruthFile, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  return {
    package: parsed.package,
    version: parsed.version,
    rows: parsed.rows.map(([scenario, tool, target, variant, args, outcome, disk]) => ({
      scenario,
      tool,
      target,
      variant,
      arguments: args,
      outcome,
      disk,
    })),
  };
}
