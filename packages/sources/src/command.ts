/**
 * Servers from a directory of this machine, started by a command line.
 * A copy by content hash is what runs, so that a run stays what it was while the directory is worked on.
 */
import { access, mkdir, stat } from 'node:fs/promises';
import { isAbsolute, join, posix, resolve } from 'node:path';
import type { NotStarted } from '@rootbound/core/report';
import { splitCommandLine } from './command-line.ts';
import { findEntry, makeEntry, shareMaking } from './install-cache.ts';
import { refuse } from './not-started.ts';
import type { MaterialiseOptions, Source } from './port.ts';
import { copyDirectory, hashDirectory } from './snapshot.ts';

const LIMIT_BYTES = 512 * 1024 * 1024;

export const commandSource: Source<'command'> = {
  kind: 'command',
  async materialise(source, options) {
    const words = splitCommandLine(source.run);
    if (words === null) return refuse('no-bin', `a quote is left open in: ${source.run}`);
    if (words.length === 0) return refuse('no-bin', 'the command line is empty');
    const directory = resolve(source.directory);
    const isThere = await stat(directory)
      .then((entry) => entry.isDirectory())
      .catch(() => false);
    if (!isThere) return refuse('unknown-package', `${directory} is no directory`);
    const kept = await keep(directory, options);
    if ('kind' in kept) return kept;
    const command = await Promise.all(words.map((word, index) => placeWord(word, index, directory)));
    const { integrity } = kept;
    const installation = { version: source.version, integrity, publishedAt: null, command, dependencies: [] };
    return { kind: 'materialised', directory: kept.directory, command, installation };
  },
};

interface Kept {
  readonly directory: string;
  readonly integrity: string;
}

async function keep(directory: string, options: MaterialiseOptions): Promise<Kept | NotStarted> {
  options.note(`taking a snapshot of ${directory}`);
  const content = await hashDirectory(directory, LIMIT_BYTES);
  if (content === null) return refuse('install-failed', `${directory} holds more than ${LIMIT_BYTES / 2 ** 20} MiB`);
  options.signal.throwIfAborted();
  const { integrity } = content;
  const cache = join(options.cacheDirectory, 'command');
  await mkdir(cache, { recursive: true, mode: 0o755 });
  const key = Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex').slice(0, 40);
  const made = await shareMaking({
    place: join(cache, key),
    signal: options.signal,
    async make() {
      return (await findEntry(cache, key)) ?? makeEntry(cache, key, (place) => copy(directory, place, integrity));
    },
  });
  return 'kind' in made ? made : { directory: made.directory, integrity };
}

async function copy(
  directory: string,
  place: string,
  integrity: string,
): Promise<{ readonly record: unknown } | NotStarted> {
  await copyDirectory(directory, place);
  const copied = await hashDirectory(place, LIMIT_BYTES);
  if (copied?.integrity === integrity) return { record: { integrity } };
  return refuse('install-failed', `${directory} changed while it was copied`);
}

/** `node` as the program is ours; a file of the directory is named where the sandbox shows it. */
async function placeWord(word: string, index: number, directory: string): Promise<string> {
  if (index === 0 && word === 'node') return '{node}';
  if (isAbsolute(word) || word.includes('{') || word.startsWith('-')) return word;
  const path = posix.normalize(word);
  if (path.startsWith('..') || !(await exists(join(directory, path)))) return word;
  return path === '.' ? '{package}' : `{package}/${path}`;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
