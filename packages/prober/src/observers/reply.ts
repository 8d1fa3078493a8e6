/** What came back, as texts to look through: every string of the reply, decoded where it is encoded. */
import type { Json } from '@rootbound/core/json';
import type { Reply } from '@rootbound/core/observation';
import type { RawReply } from '../session/tap.ts';

const TEXT_LIMIT = 8_192;
const DECODE_DEPTH = 3;
/** Longer texts are looked through as they are, and not decoded. */
const DECODE_LIMIT = 4_000_000;
const MOST_PARTS = 50;

/** One text of a reply and the form in which it came. */
export interface Passage {
  readonly form: string;
  readonly text: string;
}

/** The reply as a fact: its kind, its code, its text with a visible cut. */
export function describeReply(reply: RawReply): Reply {
  switch (reply.kind) {
    case 'timeout':
      return { kind: 'timeout', text: 'no answer within the limit', bytes: 0 };
    case 'closed':
      return { kind: 'closed', text: 'the session ended before an answer', bytes: 0 };
    case 'error': {
      const whole = JSON.stringify(reply.error);
      const code = member(reply.error, 'code');
      const coded = typeof code === 'number' && Number.isInteger(code) ? { code } : {};
      return { kind: 'rpc-error', ...coded, text: cut(whole), bytes: Buffer.byteLength(whole) };
    }
    case 'result': {
      const whole = JSON.stringify(reply.result);
      const kind = member(reply.result, 'isError') === true ? 'tool-error' : 'result';
      return { kind, text: cut(whole), bytes: Buffer.byteLength(whole) };
    }
  }
}

/** Every text in a reply: plain, out of JSON inside a text, out of base64, and the text blocks joined. */
export function passagesOf(reply: RawReply): readonly Passage[] {
  if (reply.kind !== 'result' && reply.kind !== 'error') return [];
  const body = reply.kind === 'result' ? reply.result : reply.error;
  const passages: Passage[] = [];
  gather(body, '', passages);
  const joined = textBlocks(body).join('');
  if (joined !== '') passages.push({ form: 'joined text', text: joined });
  return passages.flatMap((passage) => decode(passage, DECODE_DEPTH));
}

/** URIs of the resource links in a result. */
export function linksOf(reply: RawReply): readonly string[] {
  if (reply.kind !== 'result') return [];
  const content = member(reply.result, 'content');
  if (!Array.isArray(content)) return [];
  return content
    .filter((block: Json) => member(block, 'type') === 'resource_link')
    .map((block: Json) => member(block, 'uri'))
    .filter((uri) => typeof uri === 'string');
}

function gather(value: Json, path: string, into: Passage[]): void {
  if (typeof value === 'string') into.push({ form: path, text: value });
  else if (typeof value === 'number') into.push({ form: path, text: String(value) });
  else if (Array.isArray(value)) for (const part of value) gather(part as Json, path, into);
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      into.push({ form: `${path} key`, text: key });
      gather(part as Json, path === '' ? key : path, into);
    }
  }
}

function textBlocks(body: Json): readonly string[] {
  const content = member(body, 'content');
  if (!Array.isArray(content)) return [];
  return content.map((block: Json) => member(block, 'text')).filter((text) => typeof text === 'string');
}

function decode(passage: Passage, depth: number): readonly Passage[] {
  if (depth === 0 || passage.text.length > DECODE_LIMIT) return [passage];
  const inner: Passage[] = [];
  const trimmed = passage.text.trim();
  if (/^[{["]/.test(trimmed) && trimmed.length > 1) inner.push(...fromJson(trimmed, passage.form));
  inner.push(...encodedParts(passage));
  return [passage, ...inner.flatMap((part) => decode(part, depth - 1))];
}

/** Base64 and hexadecimal stretches of a text, decoded; wrapped base64 is taken as one. */
function encodedParts({ form, text }: Passage): readonly Passage[] {
  const hex = text.match(/(?:[0-9a-f]{2}){20,}/gi) ?? [];
  const base64 = text.match(/[A-Za-z0-9+/_-]{24,}(?:\r?\n[A-Za-z0-9+/_-]{4,})*={0,2}/g) ?? [];
  return [
    ...hex
      .slice(0, MOST_PARTS)
      .map((part) => ({ form: `${form} hex`, text: Buffer.from(part, 'hex').toString('utf8') })),
    ...base64.slice(0, MOST_PARTS).map((part) => ({
      form: `${form} base64`,
      text: Buffer.from(part, 'base64').toString('utf8'),
    })),
  ];
}

function fromJson(text: string, form: string): readonly Passage[] {
  try {
    const passages: Passage[] = [];
    // Whatever came out of JSON.parse is Json.
    gather(JSON.parse(text) as Json, `${form} json`, passages);
    return passages;
  } catch {
    return [];
  }
}

function member(value: Json, key: string): Json | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json })[key] : undefined;
}

function cut(text: string): string {
  return text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}… [cut, ${text.length} characters]` : text;
}
