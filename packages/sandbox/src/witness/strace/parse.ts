/**
 * From lines of strace (-f -y) to touches. Two lines of one call, `unfinished` and `resumed`, are put together; a path
 * is made absolute by the directory that strace writes beside the descriptor.
 */
import { posix } from 'node:path';
import type { Touch, TouchKind } from '../port.ts';

/** A call as it ended. `paths` are absolute where that is known, `opened` is what the kernel says was opened. */
export interface Call {
  readonly name: string;
  readonly touches: readonly Touch[];
}

interface Raw {
  readonly name: string;
  readonly body: string;
  readonly result: string;
}

type Token = { readonly kind: 'text' | 'descriptor'; readonly value: string };

/** Reads lines in order; a call belongs to the line on which it ended. */
export class LineReader {
  readonly #open = new Map<string, string>();
  /** Working directories, as calls with AT_FDCWD told them. */
  readonly #directories = new Map<string, string>();

  /** The call that ends on this line, or null. */
  read(line: string): Call | null {
    const [, process = '', said = ''] = /^(\d+) +(.*)$/s.exec(line) ?? [];
    if (process === '') return null;
    const whole = this.#join(process, said);
    const raw = whole === null ? null : split(whole);
    if (raw === null) return null;
    const tokens = tokensOf(raw.body);
    const told = /^AT_FDCWD<((?:[^>\\]|\\.)*)>/.exec(raw.body)?.[1];
    if (told !== undefined) this.#directories.set(process, unescape(told));
    return { name: raw.name, touches: touchesOf(raw, tokens, this.#directories.get(process) ?? null) };
  }

  #join(process: string, said: string): string | null {
    const unfinished = /^(.*) <unfinished \.\.\.>$/s.exec(said)?.[1];
    if (unfinished !== undefined) {
      this.#open.set(process, unfinished);
      return null;
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/s.exec(said)?.[1];
    if (resumed === undefined) return said;
    const begun = this.#open.get(process);
    this.#open.delete(process);
    return begun === undefined ? null : begun + resumed;
  }
}

function split(text: string): Raw | null {
  const [, name = '', body = '', result = ''] = /^(\w+)\((.*)\)\s+= (.*)$/s.exec(text) ?? [];
  return name === '' ? null : { name, body, result };
}

function tokensOf(body: string): readonly Token[] {
  const pattern = /(?:AT_FDCWD|\b\d+)<((?:[^>\\]|\\.)*)>|"((?:[^"\\]|\\.)*)"/g;
  return [...body.matchAll(pattern)].map(([, descriptor, text]) =>
    descriptor === undefined
      ? { kind: 'text', value: unescape(text ?? '') }
      : { kind: 'descriptor', value: unescape(descriptor) },
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', v: '\v', f: '\f', '"': '"', '\\': '\\' };

/** Bytes that strace writes as escapes, octal ones too, as the text that they stand for. */
function unescape(text: string): string {
  if (!text.includes('\\')) return text;
  const bytes: number[] = [];
  for (const part of text.match(/\\[0-7]{1,3}|\\.|[^\\]+/gs) ?? []) {
    if (/^\\[0-7]/.test(part)) bytes.push(Number.parseInt(part.slice(1), 8) & 0xff);
    else if (part.startsWith('\\')) bytes.push(...Buffer.from(ESCAPES[part.slice(1)] ?? part.slice(1)));
    else bytes.push(...Buffer.from(part));
  }
  return Buffer.from(bytes).toString('utf8');
}

/** Which path of a call is touched how. Texts are counted in order: a link's target is only a text. */
const KINDS: Readonly<Record<string, { readonly kind: TouchKind; readonly at: readonly number[] }>> = {
  creat: { kind: 'write', at: [0] },
  truncate: { kind: 'write', at: [0] },
  mkdir: { kind: 'write', at: [0] },
  mkdirat: { kind: 'write', at: [0] },
  unlink: { kind: 'remove', at: [0] },
  unlinkat: { kind: 'remove', at: [0] },
  rmdir: { kind: 'remove', at: [0] },
  rename: { kind: 'rename', at: [0, 1] },
  renameat: { kind: 'rename', at: [0, 1] },
  renameat2: { kind: 'rename', at: [0, 1] },
  link: { kind: 'link', at: [0, 1] },
  linkat: { kind: 'link', at: [0, 1] },
  symlink: { kind: 'link', at: [1] },
  symlinkat: { kind: 'link', at: [1] },
  execve: { kind: 'execute', at: [0] },
  execveat: { kind: 'execute', at: [0] },
};

function touchesOf(raw: Raw, tokens: readonly Token[], directory: string | null): readonly Touch[] {
  const ended = endOf(raw.result);
  const opened = openedBy(raw.result);
  if (raw.name === 'getdents64') {
    const listed = tokens.find(({ kind }) => kind === 'descriptor')?.value;
    return listed === undefined ? [] : [{ kind: 'list', path: listed, opened: listed, ended }];
  }
  if (raw.name === 'connect') return [{ kind: 'connect', path: addressOf(raw.body), opened: null, ended }];
  const paths = pathsOf(tokens, directory);
  if (raw.name.startsWith('open')) {
    const kind = opensAs(raw.body);
    return kind === null || paths[0] === undefined ? [] : [{ kind, path: paths[0], opened, ended }];
  }
  const rule = KINDS[raw.name];
  if (rule === undefined) return [];
  return rule.at.flatMap((at) => {
    const path = paths[at];
    return path === undefined ? [] : [{ kind: rule.kind, path, opened: null, ended }];
  });
}

/** Each text with the directory that stands before it, or the one that is known of its process. */
function pathsOf(tokens: readonly Token[], directory: string | null): readonly string[] {
  let base = directory;
  return tokens.flatMap(({ kind, value }) => {
    if (kind === 'descriptor') {
      base = value;
      return [];
    }
    return [value.startsWith('/') || base === null ? value : posix.join(base, value)];
  });
}

/** Null: the descriptor gives no reach (O_PATH), or only its listing would (a directory). */
function opensAs(body: string): TouchKind | null {
  if (/\bO_(?:PATH|DIRECTORY)\b/.test(body)) return null;
  return /\bO_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND)\b/.test(body) ? 'write' : 'read';
}

function endOf(result: string): string {
  return /^-1 (E[A-Z0-9]+)/.exec(result)?.[1] ?? (result.startsWith('?') ? 'unknown' : 'ok');
}

function openedBy(result: string): string | null {
  const found = /^\d+<((?:[^>\\]|\\.)*)>/.exec(result)?.[1];
  return found === undefined ? null : unescape(found);
}

function addressOf(body: string): string {
  const [, unix] = /sun_path=@?"((?:[^"\\]|\\.)*)"/.exec(body) ?? [];
  if (unix !== undefined) return unescape(unix);
  const [, host] = /inet_(?:addr|pton)\((?:AF_INET6, )?"([^"]*)"/.exec(body) ?? [];
  const [, port] = /sin6?_port=htons\((\d+)\)/.exec(body) ?? [];
  return `${host ?? 'unknown'}:${port ?? '0'}`;
}
