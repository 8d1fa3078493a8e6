/** A started server together with the wire that leads to it. */
import type { Transport } from '@rootbound/core/server';
import type { Confined, LaunchPlan, Sandbox } from '@rootbound/sandbox/port';
import { LineWire } from './line-wire.ts';
import type { Wire } from './wire.ts';

export interface Line {
  readonly child: Confined;
  readonly wire: Wire;
  /** Gives back what the wire needed beside the child. */
  dispose?(): Promise<void>;
}

export interface LinePlan {
  readonly launch: LaunchPlan;
  readonly transport: Transport;
  readonly openGetStream: boolean;
}

export async function startLine(sandbox: Sandbox, { launch, transport }: LinePlan): Promise<Line> {
  if (transport.kind !== 'stdio') throw new Error(`no wire for ${transport.kind}`);
  const child = await sandbox.start(launch);
  return { child, wire: new LineWire(child) };
}
