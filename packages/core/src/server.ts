/** Something under test, by its source: `npm:NAME` or `command:NAME`. */
import Type, { type Static } from 'typebox';

export const SourceKind = Type.Union([Type.Literal('npm'), Type.Literal('command')]);
export type SourceKind = Static<typeof SourceKind>;

/** How messages reach a server. Over HTTP it listens on `{port}` inside the sandbox, at `path`. */
export const Transport = Type.Union([
  Type.Object({ kind: Type.Literal('stdio') }),
  Type.Object({
    kind: Type.Union([Type.Literal('streamable-http'), Type.Literal('sse')]),
    port: Type.Integer({ minimum: 1, maximum: 65_535 }),
    path: Type.String({ minLength: 1, maxLength: 1024, pattern: '^/' }),
  }),
]);
export type Transport = Static<typeof Transport>;

/** How one server version is found and started. `run` is a command line with `{argument}` and `{root}` slots. */
export const ServerSource = Type.Union([
  Type.Object({
    kind: Type.Literal('npm'),
    name: Type.String({ minLength: 1, maxLength: 214 }),
    version: Type.String({ minLength: 1, maxLength: 256 }),
    arguments: Type.Array(Type.String({ maxLength: 4096 }), { maxItems: 64 }),
    transport: Type.Optional(Transport),
  }),
  Type.Object({
    kind: Type.Literal('command'),
    name: Type.String({ minLength: 1, maxLength: 214 }),
    version: Type.String({ minLength: 1, maxLength: 256 }),
    directory: Type.String({ minLength: 1, maxLength: 4096 }),
    run: Type.String({ minLength: 1, maxLength: 4096 }),
    transport: Type.Optional(Transport),
  }),
]);
export type ServerSource = Static<typeof ServerSource>;

/** `npm:NAME`, `command:NAME`: the server's id, without its version. */
export function serverId(source: ServerSource): string {
  return `${source.kind}:${source.name}`;
}

const NPM_NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/[a-zA-Z0-9~-]|[a-zA-Z0-9~])[a-zA-Z0-9._~-]*$/;

/** Whether a text is a package name of the npm registry. One that begins with a dash is an option to every client. */
export function isPackageName(text: string): boolean {
  return text.length <= 214 && NPM_NAME.test(text);
}
