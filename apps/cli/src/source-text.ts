/** From the text of a server source, as it is typed, to the source. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isPackageName, type ServerSource } from '@rootbound/core/server';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { UsageFault } from './errors.ts';

export interface SourceOptions {
  readonly arguments: readonly string[];
  readonly run: string | undefined;
  readonly directory: string;
}

/** `npm:NAME@VERSION` or `command:DIR`; throws a UsageFault that says what is missing and how it is written. */
export function parseSource(text: string, options: SourceOptions): ServerSource {
  const [kind, rest] = splitOnce(text, ':');
  if (kind === 'npm') return parseNpm(rest, options);
  if (kind === 'command') return parseCommand(rest, options);
  throw new UsageFault(`${text} is no server source; write npm:NAME@VERSION or command:DIR`);
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** The version stands after the last `@` that is not the first character, which marks a scope. */
function parseNpm(text: string, options: SourceOptions): ServerSource {
  if (options.run !== undefined) throw new UsageFault('--run is for command:DIR; a package is started by its own bin');
  const at = text.lastIndexOf('@');
  if (at <= 0) throw new UsageFault(`npm:${text} names no version; write npm:${text || 'NAME'}@VERSION or @latest`);
  const name = text.slice(0, at);
  const version = text.slice(at + 1);
  if (!isPackageName(name)) throw new UsageFault(`${JSON.stringify(name)} is no name of an npm package`);
  if (!/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,255}$/.test(version)) {
    throw new UsageFault(`${JSON.stringify(version)} is neither an exact version nor a tag`);
  }
  const own = options.arguments.length === 0 ? ['{argument}'] : [...options.arguments];
  if (own.length > 64) throw new UsageFault(`${own.length} arguments are too many; a server gets 64 at most`);
  return { kind: 'npm', name, version, arguments: own };
}

function parseCommand(text: string, options: SourceOptions): ServerSource {
  if (options.arguments.length > 0) throw new UsageFault('--arg is for npm: packages; write the arguments into --run');
  if (options.run === undefined || options.run.trim() === '') {
    throw new UsageFault(`command:${text} needs --run, such as --run "node server.mjs {argument}"`);
  }
  if (text === '') throw new UsageFault('command: names no directory; write command:DIR');
  const directory = resolve(options.directory, text);
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageFault(`${directory} is no directory`);
  return { kind: 'command', ...readIdentity(directory), directory, run: options.run };
}

const Identity = Type.Object({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 214 })),
  version: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
});

/** A directory goes by what its package.json calls it, else by its own name. */
function readIdentity(directory: string): { readonly name: string; readonly version: string } {
  const manifest = readManifest(join(directory, 'package.json'));
  const own = Value.Check(Identity, manifest) ? manifest : {};
  return { name: own.name ?? (basename(directory) || 'server'), version: own.version ?? 'local' };
}

function readManifest(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Any directory may be probed: one without a readable manifest simply has no name of its own.
    return null;
  }
}
