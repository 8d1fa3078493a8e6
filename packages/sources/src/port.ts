/** The port of the sources: from a server source to a directory and a command that starts it. */
import type { Installation, NotStarted } from '@rootbound/core/report';
import type { ServerSource } from '@rootbound/core/server';

/**
 * A server version on disk. `command` may hold the slots `{node}`, `{package}`, `{argument}` and `{root}`;
 * `{package}` is where the sandbox shows `directory`.
 */
export interface Materialised {
  readonly kind: 'materialised';
  readonly directory: string;
  readonly command: readonly string[];
  /** Values may hold the same slots. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly installation: Installation;
}

export interface MaterialiseOptions {
  /** Where installs are kept, by integrity. Absolute. */
  readonly cacheDirectory: string;
  readonly signal: AbortSignal;
  note(text: string): void;
}

/** A source driver. What the package lacks is a NotStarted value; what our machinery could not do is a Fault. */
export interface Source<Kind extends ServerSource['kind']> {
  readonly kind: Kind;
  materialise(
    source: Extract<ServerSource, { kind: Kind }>,
    options: MaterialiseOptions,
  ): Promise<Materialised | NotStarted>;
}

/** Versions of a package, by publication time, oldest first; never by version number. */
export interface PublishedVersions {
  readonly name: string;
  readonly versions: readonly {
    readonly version: string;
    readonly publishedAt: string;
    readonly tags: readonly string[];
  }[];
}
