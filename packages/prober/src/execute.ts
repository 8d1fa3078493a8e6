/** Executes one order: materialise, survey, calibrate, then every scenario's session. Reads like the data flow. */
import type { Order, Progress } from '@rootbound/core/order';
import type { Report } from '@rootbound/core/report';
import type { Sandbox } from '@rootbound/sandbox/port';

export interface ExecuteOptions {
  readonly sandbox: Sandbox;
  /** Where fixtures and installs are kept. Absolute, readable by the sandbox's owner. */
  readonly workDirectory: string;
  readonly signal: AbortSignal;
  /** How many sessions run at the same time. */
  readonly parallel: number;
  onProgress(progress: Progress): void;
}

/** Always a report: what the server did is in it. Throws a Fault only for what our own machinery could not do. */
export async function execute(order: Order, options: ExecuteOptions): Promise<Report> {
  throw new Error(`not built yet: ${order.run} ${options.workDirectory}`);
}
