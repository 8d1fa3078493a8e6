/** A started server together with the wire that leads to it. */
import { chownSync, closeSync, mkdirSync, openSync } from 'node:fs';
import type { Transport } from '@rootbound/core/server';
import type { Confined, LaunchPlan, Sandbox } from '@rootbound/sandbox/port';
import { bridgeCommand, SOCKET } from './http/bridge.ts';
import { HttpWire } from './http/http-wire.ts';
import { SseWire } from './http/sse-wire.ts';
import { LineWire } from './line-wire.ts';
import type { Wire } from './wire.ts';

export interface Line {
  readonly child: Confined;
  readonly wire: Wire;
  /** Gives back what the wire needed beside the child. */
  dispose?(): void;
}

export interface LinePlan {
  readonly launch: LaunchPlan;
  readonly transport: Transport;
  readonly openGetStream: boolean;
  /** Where the socket of a bridge may be made. Absolute, of this session alone. */
  readonly wireDirectory: string;
  readonly startLimitMs: number;
}

/** Where the sandbox shows the directory of the socket. */
const SHOWN_AT = '/run/wire';

export async function startLine(sandbox: Sandbox, plan: LinePlan): Promise<Line> {
  const { launch, transport } = plan;
  if (transport.kind === 'stdio') {
    const child = await sandbox.start(launch);
    return { child, wire: new LineWire(child) };
  }
  mkdirSync(plan.wireDirectory, { recursive: true, mode: 0o755 });
  if (sandbox.owner !== null) chownSync(plan.wireDirectory, sandbox.owner.uid, sandbox.owner.gid);
  const child = await sandbox.start(bridge(sandbox, plan, transport.port));
  // The address of a socket takes about a hundred bytes: the directory is named by a descriptor instead of its path.
  const held = openSync(plan.wireDirectory, 'r');
  const { port, path } = transport;
  const net = { socketPath: `/proc/self/fd/${held}/${SOCKET}`, port, path, startLimitMs: plan.startLimitMs };
  const wire =
    transport.kind === 'sse'
      ? new SseWire(child, net)
      : new HttpWire(child, { ...net, openGetStream: plan.openGetStream });
  return { child, wire, dispose: () => closeSync(held) };
}

function bridge(sandbox: Sandbox, { launch, wireDirectory }: LinePlan, port: number): LaunchPlan {
  const { command, directory } = launch;
  const { node } = sandbox.view(launch.mounts);
  return {
    ...launch,
    command: bridgeCommand({ node, port, directory, command }),
    directory: sandbox.kind === 'plain' ? wireDirectory : SHOWN_AT,
    extra: [...(launch.extra ?? []), { source: wireDirectory, target: SHOWN_AT, writable: true }],
  };
}
