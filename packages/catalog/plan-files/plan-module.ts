/** Reads the YAML files of the plans, and writes what they hold as a module: the product reads that module. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const SERVERS = join(import.meta.dirname, '../src/plans/servers');

/** What the files hold, in the order of their names. */
export function readPlans(): readonly unknown[] {
  return readdirSync(SERVERS)
    .sort()
    .map((file): unknown => parse(readFileSync(join(SERVERS, file), 'utf8')));
}

export function writePlanModule(): string {
  return [
    '/** Written by `npm run plans` from the files in `servers/`; not by hand. */',
    "import type { Plan } from './plan.ts';",
    '',
    `export const WRITTEN: readonly Plan[] = ${JSON.stringify(readPlans(), null, 2)};`,
    '',
  ].join('\n');
}
