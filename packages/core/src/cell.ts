/** A cell = scenario × item × operation × target, with its outcome, its verdict and the control that it rests on. */
import Type, { type Static } from 'typebox';
import { Operation } from './operation.ts';
import { Outcome } from './outcome.ts';
import { Target } from './target.ts';
import { Verdict } from './verdict.ts';

export const CellControl = Type.Object({
  scenario: Type.String(),
  target: Target,
  outcome: Outcome,
  /** True where the reading comes from `narrow`, because nothing can be inside in this scenario. */
  borrowed: Type.Boolean(),
  evidence: Type.Union([Type.String(), Type.Null()]),
});
export type CellControl = Static<typeof CellControl>;

export const Repeat = Type.Object({
  /** How many times the question was posed. */
  posed: Type.Integer(),
  /** How many of them gave the outcome shown. */
  agree: Type.Integer(),
  /** Each distinct outcome with its count: more than one is `unstable`. */
  outcomes: Type.Record(Type.String(), Type.Integer()),
});
export type Repeat = Static<typeof Repeat>;

export const Cell = Type.Object({
  scenario: Type.String(),
  definition: Type.Integer(),
  /** Set where the session spoke another revision than the one that the run is judged by. */
  revision: Type.Optional(Type.String()),
  item: Type.String(),
  operation: Operation,
  target: Target,
  side: Type.Union([Type.Literal('inside'), Type.Literal('gap'), Type.Literal('beyond')]),
  outcome: Outcome,
  /** Where a misdirected effect landed; empty for every other outcome. */
  landed: Type.String(),
  verdict: Verdict,
  touched: Type.Union([Type.Boolean(), Type.Null()]),
  control: CellControl,
  repeat: Repeat,
  /** `result`, `tool-error`, `rpc-error`, `timeout`, `closed`, with the code: `rpc-error -32602`. */
  form: Type.String(),
  tookMs: Type.Number(),
  evidence: Type.Union([Type.String(), Type.Null()]),
  reason: Type.String(),
});
export type Cell = Static<typeof Cell>;

type Place = Pick<Cell, 'scenario' | 'item' | 'operation' | 'target'> & { readonly revision?: string | undefined };

/**
 * `scenario/item/operation/target`: the identity of a cell in every matrix. Item names are percent-encoded.
 * A cell of another revision than the run's own has `scenario@revision` in front.
 */
export function cellKey(cell: Place): string {
  const scenario = cell.revision === undefined ? cell.scenario : `${cell.scenario}@${cell.revision}`;
  return [scenario, encodeURIComponent(cell.item), cell.operation, cell.target].join('/');
}
