/** What an argument is for, told from its name first and its description second. Names lie less than annotations. */
import type { Leaf } from './leaves.ts';

export type Role = 'path' | 'source' | 'destination' | 'content' | 'old-text' | 'new-text' | 'pattern' | 'command';

const NAMES: readonly (readonly [Role, RegExp])[] = [
  ['command', /^(command|cmd|command[-_]?line|script|shell[-_]?command)$/i],
  [
    'old-text',
    /^(old|original|find|from|search|match|before|needle)[-_]?(text|string|str|content|value)s?$|^(find|old)$/i,
  ],
  ['new-text', /^(new|replace|replacement|with|to|after|updated)[-_]?(text|string|str|content|value|with)?s?$/i],
  ['source', /^(src|source|from|old|origin|input)[-_]?(path|file|name|dir|directory)?$|^old(Path|_path)$/i],
  ['destination', /^(dst|dest|destination|target|to|new|output)[-_]?(path|file|name|dir|directory)?$/i],
  [
    'pattern',
    /^(query|pattern|regexp?|search|search[-_]?(term|pattern|query|text)|keyword|term|glob|needle|text|q)s?$/i,
  ],
  ['content', /^(content|contents|text|data|body|value|new[-_]?content|file[-_]?content|file[-_]?text|code)s?$/i],
  [
    'path',
    /(path|file|dir|directory|folder|filename|location|uri|root|cwd|workspace|repo|repository|project|document)s?$/i,
  ],
  ['path', /^(path|file|dir|directory|folder|target|location|in|where|uri|root|cwd|workdir|base)/i],
];

const DESCRIPTIONS: readonly (readonly [Role, RegExp])[] = [
  ['path', /\b(path|file|director(y|ies)|folder|filename)\b/i],
  ['pattern', /\b(pattern|regular expression|query|search)\b/i],
  ['content', /\bcontents?\b/i],
];

/** Every role that an argument may play, likeliest first. Only strings play one. */
export function rolesOf(leaf: Leaf): readonly Role[] {
  if (leaf.type !== 'string' || leaf.choices.length > 0) return [];
  const named = NAMES.filter(([, words]) => words.test(leaf.name)).map(([role]) => role);
  const described = DESCRIPTIONS.filter(([, words]) => words.test(leaf.description)).map(([role]) => role);
  return [...new Set([...named, ...described])];
}

/** Leaves that may play a role, likeliest first: named before described, required before optional. */
export function leavesFor(leaves: readonly Leaf[], role: Role): readonly Leaf[] {
  return leaves
    .map((leaf, at) => ({ leaf, at, rank: rolesOf(leaf).indexOf(role) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => Number(b.leaf.required) - Number(a.leaf.required) || a.rank - b.rank || a.at - b.at)
    .map(({ leaf }) => leaf);
}
