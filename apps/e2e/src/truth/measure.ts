/** Our own matrix of the version that a truth was measured on. */
import type { ServerSource } from '@rootbound/core/server';
import { probe, type ProbeOptions } from '../probe.ts';
import { type Agreement, compareWithTruth } from './agreement.ts';
import type { Truth } from './rows.ts';

export type Measured =
  | { readonly kind: 'compared'; readonly agreement: Agreement }
  | { readonly kind: 'not-started'; readonly reason: string; readonly text: string };

/** How each package takes its allow directory; the directory alone where nothing else is said. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  '@agent-infra/mcp-server-filesystem': ['--allowed-directories', '{argument}'],
  'fast-filesystem-mcp': ['--allow', '{argument}'],
};

export async function measure(truth: Truth, options: ProbeOptions): Promise<Measured> {
  const source: ServerSource = {
    kind: 'npm',
    name: truth.package,
    version: truth.version,
    arguments: [...(ARGUMENTS[truth.package] ?? ['{argument}'])],
  };
  const { matrix } = await probe(source, options);
  if (matrix.ending.kind !== 'probed') return { ...matrix.ending };
  return { kind: 'compared', agreement: compareWithTruth(truth, matrix) };
}
