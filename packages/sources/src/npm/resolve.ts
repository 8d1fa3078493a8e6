/**
 * From a name and an exact version or a tag to what the registry says of it.
 * A range is refused: two runs of the same source must not differ without a word.
 */
import { publicationOf } from '@rootbound/catalog/plans/plans';
import { isPackageName } from '@rootbound/core/server';
import type { NotStarted } from '@rootbound/core/report';
import { refuse } from '../not-started.ts';
import { type Answer, asRecord, type Call, parseJson, readMoment, readNpmError, runNpm } from './client.ts';

export interface Resolved {
  readonly kind: 'resolved';
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
  readonly publishedAt: string | null;
  /** Whether it names a program to start. */
  readonly hasBin: boolean;
}

const VERSION_OR_TAG = /^[0-9A-Za-z][0-9A-Za-z._+-]*$/;

/** Asks the registry what a version is. */
export async function resolveVersion(name: string, version: string, call: Call): Promise<Resolved | NotStarted> {
  if (!isPackageName(name)) return refuse('unknown-package', `${name} is no package name`);
  if (!VERSION_OR_TAG.test(version)) return refuse('unknown-version', `${version} is neither a version nor a tag`);
  const fields = ['version', 'dist.integrity', 'dist.shasum', 'time', 'dist-tags', 'bin'];
  const answer = await runNpm(['view', `${name}@${version}`, ...fields, '--json'], call);
  if (answer.status !== 0) return explainFailure({ name, version, answer }, call);
  const seen = asRecord(parseJson(answer.stdout));
  const exact = seen['version'];
  const tagged = asRecord(seen['dist-tags'])[version];
  if (typeof exact !== 'string' || (exact !== version && exact !== tagged)) {
    return refuse('unknown-version', `${name} has no version or tag ${version}`);
  }
  return {
    kind: 'resolved',
    name,
    version: exact,
    integrity: String(seen['dist.integrity'] ?? encodeShasum(seen['dist.shasum'])),
    publishedAt: publicationOf(`npm:${name}`, exact, readMoment(asRecord(seen['time'])[exact])),
    hasBin: seen['bin'] !== undefined,
  };
}

// Registries that know no integrity give a hexadecimal SHA-1, which a lock writes like any other integrity.
function encodeShasum(shasum: unknown): string {
  return `sha1-${Buffer.from(String(shasum ?? ''), 'hex').toString('base64')}`;
}

interface Failure {
  readonly name: string;
  readonly version: string;
  readonly answer: Answer;
}

// npm answers E404 for an unknown package and an unknown version alike, and tells them apart in prose only.
async function explainFailure({ name, version, answer }: Failure, call: Call): Promise<NotStarted> {
  if (readNpmError(answer)?.code !== 'E404') return explainUnreachable(name, answer);
  const whole = await runNpm(['view', name, 'name', '--json'], call);
  if (whole.status === 0) return refuse('unknown-version', `${name} has no version or tag ${version}`, answer.stderr);
  return explainAbsence(name, whole);
}

/** Why nothing is known of a package at all. */
export function explainAbsence(name: string, answer: Answer): NotStarted {
  const code = readNpmError(answer)?.code;
  const isUnknown = code === 'E404' || code === 'EINVALIDPACKAGENAME';
  return isUnknown
    ? refuse('unknown-package', `the registry has no package ${name}`, answer.stderr)
    : explainUnreachable(name, answer);
}

function explainUnreachable(name: string, answer: Answer): NotStarted {
  const error = readNpmError(answer);
  const why = answer.timedOut ? 'it took too long' : error === null ? 'npm failed' : `${error.code} ${error.summary}`;
  return refuse('unreachable-registry', `the registry did not answer for ${name}: ${why.trim()}`, answer.stderr);
}
