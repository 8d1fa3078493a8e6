/**
 * Messages between a queue and a worker process.
 * A report travels packed, as it is kept until it is recorded: megabytes of JSON shrink about tenfold.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Order, Progress } from '@rootbound/core/order';
import { Report } from '@rootbound/core/report';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { WorkerFault } from './port.ts';

export const ToWorker = Type.Union([
  Type.Object({ kind: Type.Literal('order'), order: Order }),
  Type.Object({ kind: Type.Literal('cancel'), run: Type.String() }),
]);
export type ToWorker = Static<typeof ToWorker>;

const FromWorkerJson = Type.Union([
  Type.Object({ kind: Type.Literal('progress'), progress: Progress }),
  Type.Object({ kind: Type.Literal('fault'), run: Type.String(), fault: WorkerFault }),
]);

/** `packed` is a byte array, which JSON Schema cannot say: parseFromWorker looks at it itself. */
export type FromWorker =
  | Static<typeof FromWorkerJson>
  | { readonly kind: 'report'; readonly run: string; readonly packed: Uint8Array };

const toWorker = Compile(ToWorker);
const fromWorkerJson = Compile(FromWorkerJson);
const packedReport = Compile(Type.Object({ kind: Type.Literal('report'), run: Type.String(), packed: Type.Unknown() }));
const report = Compile(Report);

/** Null for what is no message of ours. */
export function parseToWorker(message: unknown): ToWorker | null {
  return toWorker.Check(message) ? message : null;
}

/** Null for what is no message of ours. */
export function parseFromWorker(message: unknown): FromWorker | null {
  if (fromWorkerJson.Check(message)) return message;
  if (!packedReport.Check(message)) return null;
  const { kind, run, packed } = message;
  return packed instanceof Uint8Array ? { kind, run, packed } : null;
}

export async function packReport(value: Report): Promise<Uint8Array> {
  return promisify(gzip)(JSON.stringify(value));
}

/** The report, or in words why it is none. */
export async function unpackReport(packed: Uint8Array): Promise<Report | string> {
  try {
    const value: unknown = JSON.parse((await promisify(gunzip)(packed)).toString('utf8'));
    if (report.Check(value)) return value;
    const [first] = report.Errors(value);
    return `${first?.instancePath ?? ''} ${first?.message ?? 'is no report'}`;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}
