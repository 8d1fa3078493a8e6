/**
 * From the arguments of an item to the parameters of its request, whatever kind it is. Tools take them as they are; a
 * template has them written into its URI (RFC 6570, level 1 and `+`); prompts and completions carry them in an envelope.
 */
import { assertNever } from '@rootbound/core/assert-never';
import type { Item } from '@rootbound/core/item';
import type { Json } from '@rootbound/core/json';

type Members = { readonly [name: string]: Json };

/** Names of items that are no tools: the kind, a space, and what the server calls it. */
export function nameOf(kind: Exclude<Item['kind'], 'tool'>, own: string): string {
  return `${kind} ${own}`;
}

/** Parameters to try, likeliest first. Slots stand in them as they stood in the arguments. */
export function parametersOf({ kind, name, annotations }: Item, own: Json): readonly Json[] {
  const members = asMembers(own);
  switch (kind) {
    case 'tool':
      return [own];
    case 'resource':
      return [{ uri: '{uri}' }, { uri: '{raw-uri}' }, { uri: '{path}' }];
    case 'template':
      return uriVariants(name.slice('template '.length), members).map((uri) => ({ uri }));
    case 'prompt':
      return [{ name: name.slice('prompt '.length), arguments: own }];
    case 'completion':
      return completionVariants(asMembers(annotations as Json), members);
    case 'listing':
      return [{}];
    default:
      return assertNever(kind);
  }
}

/** Names of a template's variables, in order; a `+` or `*` is no part of a name. */
export function variablesOf(template: string): readonly string[] {
  return [...template.matchAll(/\{[+#/]?([A-Za-z0-9_.,-]+)\*?\}/g)].flatMap(([, names = '']) => names.split(','));
}

/** How a path may be written into a template: as it is, percent-encoded as a whole, or without its first slash. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['{path}', '{path}'],
  ['{path}', '{encoded}'],
  ['{path}', '{bare}'],
];

function uriVariants(template: string, members: Members): readonly string[] {
  const variants = SPELLINGS.map(([slot, written]) =>
    variablesOf(template).reduce((uri, variable) => {
      const value = members[variable];
      const text = typeof value === 'string' ? value.replaceAll(slot, written) : 'notes';
      return uri.replace(new RegExp(`\\{[+#/]?${escape(variable)}\\*?\\}`), () => text);
    }, template),
  );
  return [...new Set(variants)];
}

/** The path is what has been typed so far: with a slash behind it, and without. */
function completionVariants({ ref = null, argument = '' }: Members, members: Members): readonly Json[] {
  const value = typeof argument === 'string' ? members[argument] : undefined;
  const typed = typeof value === 'string' ? value : '{path}';
  return [`${typed}/`, typed].map((text) => ({ ref, argument: { name: argument, value: text } }));
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function asMembers(value: Json): Members {
  // An object out of JSON has string keys and JSON values.
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Members) : {};
}
