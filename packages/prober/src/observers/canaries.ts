/** Which canaries a reply shows. A canary that the request held, or that belongs to the companion file, shows nothing. */
import type { Effect } from '@rootbound/core/observation';
import type { Operation } from '@rootbound/core/operation';
import { type Canary, tokensIn } from '../fixture/canary.ts';
import type { Passage } from './reply.ts';

/** A number in a longer text than this is no sign of a size. */
const SIZE_TEXT_LIMIT = 100_000;

export interface Sought {
  readonly operation: Operation;
  readonly place: Canary['place'];
  /** Path that the probe really named, below the base. */
  readonly real: string;
  /** Path of a file that the call names beside the target; null for most. */
  readonly companion: string | null;
  readonly request: string;
}

export interface Shown {
  readonly canary: Canary;
  readonly form: string;
}

/** The canaries that a reply shows, each once, with the form in which it came. One pass over each text. */
export function findShown(canaries: readonly Canary[], passages: readonly Passage[], sought: Sought): readonly Shown[] {
  const forms = new Map<string, string>();
  for (const { text, form } of passages)
    for (const token of tokensIn(text)) if (!forms.has(token)) forms.set(token, form);
  return canaries.flatMap((canary) => {
    if (!isSought(canary, sought)) return [];
    const form = canary.kind === 'size' ? formOfSize(passages, Number(canary.token)) : forms.get(canary.token);
    return form === undefined ? [] : [{ canary, form }];
  });
}

/** Effects of a reply: what was shown, by kind and place. */
export function replyEffects(shown: readonly Shown[], sought: Sought): readonly Effect[] {
  const effects = new Map<string, Effect>();
  for (const { canary, form } of shown) {
    const named = canary.place === sought.place;
    const key = `${canary.kind} ${canary.place}`;
    if (!effects.has(key)) effects.set(key, { kind: canary.kind, place: canary.place, named, form });
  }
  return [...effects.values()];
}

function isSought(canary: Canary, sought: Sought): boolean {
  if (canary.path === sought.companion || sought.request.includes(canary.token)) return false;
  if (canary.kind !== 'size') return true;
  // A number is a weak canary: it counts only for the very name that was asked for.
  return sought.operation === 'stat' && lastName(canary.path) === lastName(sought.real);
}

function formOfSize(passages: readonly Passage[], bytes: number): string | undefined {
  return passages.find(({ text }) => text.length < SIZE_TEXT_LIMIT && showsSize(text, bytes))?.form;
}

/** A size in bytes, grouped by thousands, or in K with one or two decimals. */
function showsSize(text: string, bytes: number): boolean {
  const forms = [String(bytes), bytes.toLocaleString('en-US')].filter((form) => text.includes(form));
  if (forms.some((form) => new RegExp(`(?<![\\d.,])${form}(?![\\d])`).test(text))) return true;
  const kilo = [bytes / 1024, bytes / 1000].flatMap((value) => [value.toFixed(2), value.toFixed(1)]);
  return kilo
    .filter((form) => text.includes(form))
    .some((form) => new RegExp(`(?<![\\d.])${form.replace('.', '\\.')}\\s*[kK]`).test(text));
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
