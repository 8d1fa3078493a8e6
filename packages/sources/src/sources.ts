/** All sources, and the way from a server source to a directory and a command. */
import { assertNever } from '@rootbound/core/assert-never';
import type { NotStarted } from '@rootbound/core/report';
import type { ServerSource, SourceKind } from '@rootbound/core/server';
import { commandSource } from './command.ts';
import { npmSource } from './npm.ts';
import type { Materialised, MaterialiseOptions, Source } from './port.ts';

const SOURCES = { npm: npmSource, command: commandSource } satisfies { [Kind in SourceKind]: Source<Kind> };

/** Puts a server version on disk; a NotStarted value says why there is none. */
export async function materialise(
  source: ServerSource,
  options: MaterialiseOptions,
): Promise<Materialised | NotStarted> {
  switch (source.kind) {
    case 'npm':
      return SOURCES.npm.materialise(source, options);
    case 'command':
      return SOURCES.command.materialise(source, options);
    default:
      return assertNever(source);
  }
}
