/**
 * The published versions of an npm package, by publication time, oldest first.
 * Never by number: calendar versions and later patches of old lines would turn the direction of a change around.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicationOf } from '@rootbound/catalog/plans/plans';
import type { NotStarted } from '@rootbound/core/report';
import { isPackageName } from '@rootbound/core/server';
import { refuse } from './not-started.ts';
import { asRecord, parseJson, readMoment, runNpm } from './npm/client.ts';
import { explainAbsence } from './npm/resolve.ts';
import type { PublishedVersions } from './port.ts';

const LIMIT_MS = 60_000;

/** All versions that can still be installed, with the tags that point to them. */
export async function listPublishedVersions(
  name: string,
  signal: AbortSignal,
): Promise<PublishedVersions | NotStarted> {
  if (!isPackageName(name)) return refuse('unknown-package', `${name} is no package name`);
  // npm reads the configuration of the directory it runs in; an empty one has none.
  const directory = await mkdtemp(join(tmpdir(), 'rootbound-npm-'));
  try {
    const call = { signal, limitMs: LIMIT_MS, directory };
    const answer = await runNpm(['view', name, 'time', 'versions', 'dist-tags', '--json'], call);
    if (answer.status !== 0) return explainAbsence(name, answer);
    return { name, versions: orderVersions(`npm:${name}`, parseJson(answer.stdout)) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Orders what the registry says, or the server's plan where it has one; a version that was withdrawn has a time but is not among the versions. */
export function orderVersions(server: string, packument: unknown): PublishedVersions['versions'] {
  const seen = asRecord(packument);
  const times = asRecord(seen['time']);
  const tags = Object.entries(asRecord(seen['dist-tags']));
  // A single version comes as a text.
  const names = [seen['versions']].flat().filter((version) => typeof version === 'string');
  return names
    .map((version) => ({
      version,
      publishedAt: publicationOf(server, version, readMoment(times[version]) ?? ''),
      tags: tags.filter(([, tagged]) => tagged === version).map(([tag]) => tag),
    }))
    .sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : a.publishedAt > b.publishedAt ? 1 : 0));
}
