/** Where a run took place: a different environment explains a difference before the server does. */
import { release } from 'node:os';
import type { Environment } from '@rootbound/core/report';
import type { Sandbox } from '@rootbound/sandbox/port';

export const ROOTBOUND_VERSION = '0.1.0';

export function describeEnvironment(sandbox: Sandbox, catalog: string): Environment {
  return {
    platform: `${process.platform} ${process.arch}`,
    kernel: release(),
    node: process.version,
    rootbound: ROOTBOUND_VERSION,
    catalog,
    sandbox: sandbox.kind,
    isolated: sandbox.isolated,
    witness: sandbox.witness.kind,
    witnessed: sandbox.witness.witnessed,
  };
}
